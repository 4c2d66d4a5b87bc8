import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import Page from '../../features/page/Page';
import {GAMES} from '../../features/arcade/games/index';
import ArcadeIndex from '@theme/Arcade/Index';

const TITLES = GAMES.map(({title}) => title);

/** The games index. */
export default function Games(): ReactNode {
  return (
    <Page
      title="Arcade"
      description={`${new Intl.ListFormat('en-GB').format(TITLES)}, redrawn pixel by pixel and free to play in the browser, by keyboard or touch. High scores stay with you.`}
      keywords={['arcade', 'browser games', ...TITLES.map((title) => title.toLowerCase())]}
    >
      <ArcadeIndex />
      <CallToAction heading="Back to the other game" button="Book Free Consultation">
        The one with real customers. Bring your numbers, and we will tell you what we would try first.
      </CallToAction>
    </Page>
  );
}
