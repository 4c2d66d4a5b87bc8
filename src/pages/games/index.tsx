import CallToAction from '../../components/layout/CallToAction';
import Page from '../../shell/page/Page';
import {listed} from '../../lib/inSentence';
import {GAMES} from '../../features/arcade/games/index';
import ArcadeIndex from '@theme/Arcade/Index';

const TITLES = GAMES.map((game) => game.title);

export default function Games() {
  return (
    <Page
      title="Arcade"
      description={`${listed(TITLES)}, redrawn pixel by pixel and free to play in the browser, by keyboard or touch. High scores stay with you.`}
      keywords={['arcade', 'browser games', ...TITLES.map((name) => name.toLowerCase())]}
    >
      <ArcadeIndex />
      <CallToAction
        heading="Back to the other game"
        text="The one with real customers. Bring your numbers, and we will say what we would try first."
        button="Book Free Consultation"
      />
    </Page>
  );
}
