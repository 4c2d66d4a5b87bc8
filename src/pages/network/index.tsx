import Link from '@docusaurus/Link';
import clsx from 'clsx';
import AdvisorPortrait from '../../features/people/advisors/AdvisorPortrait';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import {Samples} from '../../components/ui/SampleBadge';
import Stats from '../../components/ui/Stats';
import {useSite} from '../../config/useSite';
import Page from '../../shell/page/Page';
import {organization} from '../../shell/page/entities';
import {ADVISORS_PATH, JOURNAL_PATH, LIST_PATH, advisorPath} from '../../config/paths';
import styles from './_parts/About.module.css';
import advisors from '@generated/content/default/advisors.json';
import {counted} from '../../lib/counted';
import table from './_parts/PeopleTable.module.css';

/** What an advisor does, as the role line names it. */
const areasOf = ({title}: {title: string}): string[] => title.split(' & ');

const AREAS = [...new Set(advisors.flatMap(areasOf))];

function PeopleTable() {
  return (
    <table className={clsx('above48 full', table.people)}>
      <caption className="srOnly">What each advisor of the network does</caption>
      <thead>
        <tr>
          <td />
          {AREAS.map((area) => (
            <th key={area} scope="col">
              <span>{area}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {advisors.map((advisor) => (
          <tr key={advisor.id}>
            <th scope="row">
              <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
              <span className={table.role}>{advisor.title}</span>
              <span className={clsx('note block', table.skills)}>{advisor.expertise.join(', ')}</span>
            </th>
            {AREAS.map((area) => (
              <td key={area}>
                {areasOf(advisor).includes(area) && (
                  <span className={table.dot}>
                    <span className="srOnly">yes</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Faces() {
  return (
    <Samples of={advisors} note="people, until the owner’s own replace them.">
      <ul className={clsx('four gap16', styles.faces)} aria-label="Our advisors">
        {advisors.map((advisor) => (
          <li key={advisor.id}>
            <Link to={advisorPath(advisor.id)} className="block note plain">
              <AdvisorPortrait advisor={advisor} />
              {advisor.name}
            </Link>
          </li>
        ))}
      </ul>
    </Samples>
  );
}

export default function OurStory() {
  const site = useSite();
  return (
    <Page
      title="Our story"
      description={`${counted(advisors.length, 'growth and fundraising operator')} without an agency around. Why we work by the day, month by month, and at one desk.`}
      keywords={['about', 'advisor network', 'growth operators', 'fundraising advisors']}
      data={[organization(site)]}
    >
      <Hero
        heading="A network, because the good people did not want to be an agency"
        lead={`${counted(advisors.length, 'operator')} with one habit: we say what we would do with our own money.`}
        layout="low"
        figure={<Faces />}
        actions={
          <>
            <ButtonLink primary to="/contact">
              Get In Touch
            </ButtonLink>
            <ButtonLink to={ADVISORS_PATH}>Meet the advisors</ButtonLink>
          </>
        }
      />
      <Width>
        <Stats />
      </Width>
      <Section>
        <h2 className={clsx('display', styles.poster)}>People, by what they do</h2>
        <PeopleTable />
      </Section>
      <Section ground="sunk">
        <div className={clsx('grid foldsMedium', styles.story)}>
          <h2>It began with the same meeting</h2>
          <p className="measure large">
            A founder had a good product and a twelve-month contract with an agency, sold by a senior person
            and run by a junior one. The company needed one person who had done this before, a few days a
            month, free to say no.
          </p>
          <h2>So we took the agency away and kept the people</h2>
          <p className="measure large">
            There are no account managers: the people who plan the work also do it. If another of us knows
            better, you talk to them the same week. We charge for the hours used, eight to the day, month by
            month.
          </p>
          <h2>Growth people and funding people, at one desk</h2>
          <p className="measure large">
            Investors and good operators open the same spreadsheet first, so we treat growth and fundraising
            as one trade. What we learn goes into our <Link to={LIST_PATH}>recipes</Link>
            {', the '}
            <Link to={JOURNAL_PATH}>journal</Link> and ten <Link to="/philosophy/core-beliefs">beliefs</Link>.
          </p>
        </div>
      </Section>
      <CallToAction
        heading="Talk to one of us"
        text="Your numbers, with the person who would do the work."
        button="Book Free Consultation"
      />
    </Page>
  );
}
