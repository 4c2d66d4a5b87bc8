import Drawing, {pen} from '../../components/ui/Drawing';

/** Google Ads takes up to 25 search themes per asset group. */
const SEARCH_THEMES = 25;

/** Google Ads: search themes as bars under the falling cost of a new customer. */
export function SearchDrawing() {
  return (
    <Drawing box="0 0 480 340" hue="amber">
      <path d="M20 10V310H468" className={pen.axis} />
      {Array.from({length: SEARCH_THEMES}, (_, theme) => {
        const height = 34 + ((theme * 47) % 90) + theme * 3;
        return (
          <rect
            key={theme}
            x={32 + theme * 17.2}
            y={310 - height}
            width="10"
            height={height}
            rx="3"
            className={theme % 6 === 4 ? pen.solid : pen.faint}
          />
        );
      })}
      <path d="M28 44C90 52 128 66 176 96S300 176 462 184" className={pen.line} />
      <circle cx="176" cy="96" r="9" className={pen.spark} />
      <text x="192" y="84" className={pen.label}>
        50 conversions
      </text>
    </Drawing>
  );
}

/** `label` is how far below the first row the name goes. */
const TIERS = [
  {name: 'Problem', people: 60, columns: 15, width: 264, label: 68},
  {name: 'Proof', people: 24, columns: 8, width: 150, label: 26},
  {name: 'Offer', people: 9, columns: 4, width: 66, label: 26},
] as const;

/** Meta Ads: three tiers of people within a funnel, fewer and nearer in each. */
export function TiersDrawing() {
  return (
    <Drawing box="0 0 480 360" hue="blue">
      <path d="M40 20C120 130 176 190 200 344M440 20C360 130 304 190 280 344" className={pen.line} />
      {TIERS.map(({name, people, columns, width, label}, tier) => {
        const top = 34 + tier * 112;
        return (
          <g key={name}>
            {Array.from({length: people}, (_, index) => (
              <circle
                key={index}
                cx={240 - width / 2 + (index % columns) * (width / (columns - 1))}
                cy={top + Math.floor(index / columns) * 21}
                r={4 + tier * 1.5}
                className={tier === 2 ? pen.spark : (index * 7) % 5 === 0 ? pen.solid : pen.faint}
              />
            ))}
            <text x="0" y={top + label} className={pen.label}>
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** TikTok: many short clips, each with the share of viewers it still holds; three hold them to the end. */
export function ClipsDrawing() {
  return (
    <Drawing box="0 0 480 340" hue="violet">
      <path d="M20 10V300H468" className={pen.axis} />
      {Array.from({length: 22}, (_, clip) => {
        const seconds = 7 + ((clip * 11) % 14);
        const held = 40 + ((clip * 37) % 70);
        const x = 20 + (seconds / 20) * 430;
        return (
          <path
            key={clip}
            d={`M20 24C${40 + clip * 2} ${150 + held} ${x - 90} ${296 - held / 3} ${x} ${296 - held / 4}`}
            className={pen.thin}
            opacity="0.34"
          />
        );
      })}
      {[92, 128, 166].map((y, clip) => (
        <g key={y}>
          <path d={`M20 24C70 ${y - 6} 180 ${y} ${450 - clip * 44} ${y + 10}`} className={pen.line} />
          <circle cx={450 - clip * 44} cy={y + 10} r="9" className={pen.spark} />
        </g>
      ))}
      <text x="20" y="326" className={pen.note}>
        0 s
      </text>
      <text x="170" y="326" textAnchor="middle" className={pen.note}>
        7 s
      </text>
      <text x="450" y="326" textAnchor="middle" className={pen.note}>
        20 s
      </text>
    </Drawing>
  );
}
