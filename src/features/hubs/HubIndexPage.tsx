import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import Drawing, {ByWidth, pen} from '../../components/ui/Drawing';
import Cards from '../../components/ui/Cards';
import Faq from '../../components/ui/Faq';
import Hero from '../../components/layout/Hero';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import {hubPath} from '../../config/paths';
import type {HubCard} from '../../data/hubs/types';
import {hueColour} from '../../config/hues';
import texts from '../../data/pages/growth-hubs.yaml';
import Page from '../../shell/page/Page';
import {faqPage} from '../../shell/page/structuredData';
import HubGlyph from './HubGlyph';
import styles from './HubIndexPage.module.css';

interface FanProps {
  hubs: readonly HubCard[];
  /** In units of the drawing: where the lines end, how far apart they bend, and the room for titles. */
  end: number;
  spread: number;
  room: number;
}

function Fan({hubs, end, spread, room}: FanProps): ReactNode {
  return (
    <Drawing box={`0 0 ${end + room} 300`}>
      <path d={`M10 290H${end + room - 10}`} className={pen.axis} />
      {hubs.map(({id, title, hue}, index) => {
        const y = 40 + index * 44;
        const bend = end / 4 + index * spread;
        return (
          <g key={id} style={{'--pen': hueColour(hue)}}>
            <path d={`M20 282C${bend} 282 ${bend} ${y} ${bend + end / 5} ${y}H${end}`} className={pen.line} />
            <circle cx={end} cy={y} r="8" className={pen.dot} />
            <text x={end + 24} y={y + 6} className={pen.wide}>
              {title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** One line for each hub, in its hue, from one origin to its name. */
function FanDrawing({hubs}: {hubs: readonly HubCard[]}): ReactNode {
  return (
    <ByWidth
      wide={<Fan hubs={hubs} end={850} spread={74} room={310} />}
      narrow={<Fan hubs={hubs} end={140} spread={11} room={340} />}
    />
  );
}

export default function HubIndexPage({cards}: {cards: readonly HubCard[]}): ReactNode {
  const {rows, ...why} = texts.why;
  const {questions, ...faq} = texts.faq;
  return (
    <Page {...texts.page} data={[faqPage(questions)]}>
      <Hero layout="stacked" {...texts.hero} figure={<FanDrawing hubs={cards} />} />
      <Section ground="sunk" heading={texts.cards.heading}>
        <Cards
          items={cards.map(({id, title, description, hue, icon}) => ({
            title,
            text: description,
            to: hubPath(id),
            action: texts.cards.action,
            top: (
              <span className={styles.glyph} style={{'--hue': hueColour(hue)}}>
                <HubGlyph icon={icon} />
              </span>
            ),
          }))}
        />
      </Section>
      <SplitSection {...why}>
        <Rows rows={rows} narrow />
      </SplitSection>
      <SplitSection ground="sunk" {...faq}>
        <Faq questions={questions} />
      </SplitSection>
      <CallToAction {...texts.action} />
    </Page>
  );
}
