import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import Page from '../../features/page/Page';
import ArcadeIndex from '@theme/Arcade/Index';

/** The games index. */
export default function Games(): ReactNode {
  return (
    <Page
      tool
      title="Arcade"
      description="Space Invaders and Tetris, redrawn pixel by pixel and free to play in the browser, by keyboard or touch. High scores stay with you."
      keywords={['arcade', 'browser games', 'space invaders', 'tetris']}
    >
      <ArcadeIndex />
      <CallToAction heading="Back to the other game" button="Book Free Consultation">
        The one with real customers. Bring your numbers, and we will tell you what we would try first.
      </CallToAction>
    </Page>
  );
}
