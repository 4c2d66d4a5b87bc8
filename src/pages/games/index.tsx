import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import {fill} from '../../lib/fill';
import texts from '../../data/pages/games.yaml';
import Page from '../../shell/page/Page';
import {GAMES} from '../../features/arcade/games/index';
import ArcadeIndex from '@theme/Arcade/Index';

const TITLES = GAMES.map((game) => game.title);

/** The games index. */
export default function Games(): ReactNode {
  const {title, description, keywords} = texts.page;
  return (
    <Page
      title={title}
      description={fill(description, {games: new Intl.ListFormat('en-GB').format(TITLES)})}
      keywords={[...keywords, ...TITLES.map((name) => name.toLowerCase())]}
    >
      <ArcadeIndex />
      <CallToAction {...texts.action} />
    </Page>
  );
}
