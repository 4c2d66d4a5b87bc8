import {useCallback, useState, type ComponentType} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {useSite} from '../../../config/useSite';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import {webApplication} from '../../../shell/page/entities';
import PrintAddress from '../../../shell/page/PrintAddress';
import PrintButton from '../../../shell/share/PrintButton';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';
import type {PageLink} from '../../../config/paths';
import type {Calculator} from '../calculator';
import {heldIn} from '../handOn';
import {calculatorPath} from '../../../config/paths';
import {labelledValues, startTexts} from '../values';
import {queryOf, type Filled} from '../whose';
import CalculatorTool from '../view/CalculatorTool';
import type {TrailProps} from '../view/Trail';
import About from './About';
import styles from './CalculatorPage.module.css';
import {Figures} from '../view/Result';

/** Without script the form does nothing: these are the numbers behind the result below. */
function WorkedExample({calculator}: {calculator: Calculator}) {
  return (
    <noscript>
      <p className="below12">The form needs JavaScript, which is off.</p>
      <section className={styles.example} aria-label="Example">
        <p className="below12">These are the numbers of an example; its result is below.</p>
        <Figures rows={labelledValues(calculator, startTexts(calculator))} />
      </section>
    </noscript>
  );
}

interface CalculatorPageProps {
  calculator: Calculator;
  /** Of the tools of the chain. */
  Trail?: ComponentType<TrailProps>;
  uses: readonly PageLink[];
}

/** The form, its numbers in the address. */
function AddressedTool({calculator, Trail}: Omit<CalculatorPageProps, 'uses'>) {
  const {query, write} = usePageQuery();
  const [own, setOwn] = useState<string>();
  const [seen, setSeen] = useState({query, times: 0});
  // An address that the form did not write, such as a followed link, resets it.
  if (query !== seen.query) {
    setSeen(query === own ? {...seen, query} : {query, times: seen.times + 1});
  }
  const onRest = useCallback(
    (filled: Filled) =>
      write((before) => {
        const next = queryOf(calculator, filled, before);
        setOwn(next === '' ? '' : `?${next}`);
        return next;
      }, 'replace'),
    [calculator, write],
  );
  return (
    <CalculatorTool
      key={seen.times}
      calculator={calculator}
      given={Object.fromEntries(new URLSearchParams(query))}
      initially={{}}
      held={heldIn(query)}
      Trail={Trail}
      onRest={onRest}
    >
      <PrintButton />
    </CalculatorTool>
  );
}

export default function CalculatorPage({calculator, Trail, uses}: CalculatorPageProps) {
  const site = useSite();
  const {query} = usePageQuery();
  const {id, name, title, when, description, keywords} = calculator;
  const path = calculatorPath(id);
  return (
    <Page
      title={title}
      crumb={name}
      description={description}
      keywords={['calculator', ...keywords]}
      data={[webApplication(site, {name: title, description, path})]}
    >
      <Width className={styles.page}>
        <PageHeader heading={title} lead={when} />
        <WorkedExample calculator={calculator} />
        <AddressedTool calculator={calculator} Trail={Trail} />
      </Width>
      <About calculator={calculator} uses={uses} />
      <Width>
        {/* On paper, the address that holds these numbers. */}
        <PrintAddress path={path + query} />
      </Width>
      <CallToAction
        to={contactPath(`Calculator: ${title}`, query === '' ? '' : path + query)}
        heading="The number is the easy half"
        button="Get In Touch"
        text="What to test, what to cut, when to raise: bring the result, and talk it through with people who have decided it before."
      />
    </Page>
  );
}
