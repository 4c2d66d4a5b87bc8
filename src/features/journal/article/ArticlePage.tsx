import {useMemo} from 'react';
import type {Content} from '@theme/BlogPostPage';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import CallToAction from '../../../components/layout/CallToAction';
import Faq from '../../../components/ui/Faq';
import {Width} from '../../../components/layout/Section';
import {useSite} from '../../../config/useSite';
import type {ArticleExtras} from '../../../data/journal/schema';
import type {EntrySummary, RelatedEntry} from '../../../data/journal/types';
import Evidence from '../../../components/layout/Evidence';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import {article, lastChange} from '../../../shell/page/structuredData';
import {JOURNAL_PATH, topicPath} from '../../../config/paths';
import ArticleHead from './ArticleHead';
import styles from './ArticlePage.module.css';
import {FoldedContents, SideContents} from './Contents';
import type {RecipeCard} from '../../../data/recipes/card';
import {RecipeCards, writersComponents} from '../mdx';
import Pager from '../../../components/ui/Pager';
import {RowLink} from '../../../components/ui/Card';
import after from './ArticleAfter.module.css';
import topics from './ArticleTopics.module.css';
import Link from '@docusaurus/Link';

interface ArticlePageProps {
  content: Content;
  entry: EntrySummary;
  front: ArticleExtras;
  related: readonly RelatedEntry[];
  /** The recipes whose cards stand in the text, by id. */
  recipes: Readonly<Record<string, RecipeCard>>;
}

/** Docusaurus takes an article's text for the feeds from the element with this id. */
const FEED_ID = '__blog-post-container';
const FAQ = {id: 'faq', value: 'Questions we are asked'};

export default function ArticlePage({content: Body, entry, front, related, recipes}: ArticlePageProps) {
  const site = useSite();
  const {metadata, toc} = Body;
  const {faq, callToAction} = front;
  const path = `${JOURNAL_PATH}/${entry.id}`;
  const contents = useMemo(() => {
    const headings = toc.filter(({level}) => level === 2);
    return faq === undefined ? headings : [...headings, FAQ];
  }, [toc, faq]);
  const [author] = metadata.authors;
  const data = article(site, {
    title: entry.title,
    description: entry.excerpt,
    published: entry.date,
    modified: lastChange(entry.date, front.evidence.reviewed.on),
    path,
    author: author?.name === undefined ? undefined : {name: author.name, path: author.url},
  });
  return (
    <Page
      title={entry.title}
      description={entry.excerpt}
      keywords={front.keywords}
      crumb={entry.title}
      type="article"
      hasBack
      data={[data]}
      questions={faq}
    >
      <article className={styles.article}>
        <div className={styles.progress} aria-hidden="true" />
        <ArticleHead
          entry={entry}
          authors={metadata.authors}
          reviewed={front.evidence.reviewed}
          path={path}
          discuss={front.discuss ?? false}
        />
        <Width className={clsx('withAside', styles.columns)}>
          <div>
            <section aria-labelledby="short" className={clsx('prose aside', styles.short)}>
              <h2 className="below12 subheading" id="short">
                In short
              </h2>
              <ul className="grid gap8">
                {front.short.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
            <FoldedContents entries={contents} />
            <div id={FEED_ID} className={clsx('prose', styles.body)}>
              <RecipeCards value={recipes}>
                <MDXContent>
                  <MDXProvider components={writersComponents}>
                    <Body />
                  </MDXProvider>
                </MDXContent>
              </RecipeCards>
              {faq !== undefined && (
                <section className="above48 prose">
                  <Heading as="h2" id={FAQ.id}>
                    {FAQ.value}
                  </Heading>
                  <Faq questions={faq} />
                </section>
              )}
            </div>
            <Evidence {...front.evidence} />
            <div className="above40">
              <ul className={clsx('badges', topics.topics)} aria-label="Topics">
                {entry.topics.map((topic) => (
                  <li key={topic}>
                    <Link to={topicPath(topic)}>{topic}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <SideContents entries={contents} />
        </Width>
      </article>
      <Width className="screenOnly whenNear grid gap40 sectionEnd">
        <section aria-labelledby="related">
          <h2 id="related" className="below20">
            Related entries
          </h2>
          <ul className={clsx('even', after.related)} style={{'--count': related.length}}>
            {related.map(({id, title, path: to, month, minutes}) => (
              <li className="relative ruled" key={id}>
                <p className="below4 note">{`${month} · ${minutes} min read`}</p>
                <RowLink to={to}>{title}</RowLink>
              </li>
            ))}
          </ul>
        </section>
        <Pager label="Previous and next entry" previous={metadata.nextItem} next={metadata.prevItem} />
      </Width>
      <CallToAction {...callToAction} to={contactPath(`Journal: ${metadata.title}`)} />
    </Page>
  );
}
