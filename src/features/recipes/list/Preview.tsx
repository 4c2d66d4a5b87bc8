import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import {ASSETS_PREVIEW, STEPS_PREVIEW, type RecipePreview} from '../../../data/recipes/types';
import styles from './CardTabs.module.css';

export const TABS = ['Steps', 'Assets', 'Case'] as const;
export type Tab = (typeof TABS)[number];

/** The first of a list's items, each on two lines at most. */
function Items({items, numbered = false}: {items: readonly string[]; numbered?: boolean}): ReactNode {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.steps}>
      {items.map((item) => (
        <li key={item}>
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

function Contents({tab, preview}: {tab: Tab; preview: RecipePreview}): ReactNode {
  const {steps, stepCount, assets, assetCount, caseStudy, source} = preview;
  switch (tab) {
    case 'Steps':
      return (
        <>
          <Items items={steps} numbered />
          {stepCount > STEPS_PREVIEW && <p>{`+${stepCount - STEPS_PREVIEW} more steps...`}</p>}
        </>
      );
    case 'Assets':
      return (
        <>
          <Items items={assets} />
          {assetCount > ASSETS_PREVIEW && <p>{`+${assetCount - ASSETS_PREVIEW} more assets...`}</p>}
        </>
      );
    case 'Case':
      return (
        <>
          <blockquote className={styles.case}>{`“${caseStudy}”`}</blockquote>
          <p>{`Source: ${source}`}</p>
        </>
      );
  }
}

/** For React: an element whose contents are not its business. One object, or React would see a change. */
const LEFT_ALONE = {__html: ''};

interface PreviewProps {
  tab: Tab;
  /** Undefined until it has come. */
  preview: RecipePreview | 'failed' | undefined;
  /** Whether the server's own HTML of the first tab stands here and is still right. */
  asServed: boolean;
  onRetry: () => void;
}

/** What one tab of a card shows, or where that has not come, how things stand. */
export default function Preview({tab, preview, asServed, onRetry}: PreviewProps): ReactNode {
  if (asServed) {
    return <div key="served" suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />;
  }
  if (preview === 'failed') {
    return (
      <div key="failed" role="alert" className={styles.missing}>
        <p>This preview could not be loaded.</p>
        <Button small onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return preview === undefined ? (
    <p key="coming" role="status" className={styles.missing}>
      Loading the preview...
    </p>
  ) : (
    <div key="here">
      <Contents tab={tab} preview={preview} />
    </div>
  );
}
