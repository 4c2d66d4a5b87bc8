import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ButtonLink} from '../../../../components/ui/Button';
import Icon from '../../../../components/ui/Icon';
import Unbroken from '../../../../components/ui/Unbroken';
import type {Offer} from '../../../../data/pages/advisory';
import texts from '../../../../data/pages/advisory.yaml';
import {contactPath} from '../../../../shell/forms/about';
import styles from './Advisory.module.css';

/** One offer: who it is for, what is included, its terms. */
export default function OfferColumn({offer}: {offer: Offer}): ReactNode {
  // Tells the build that this anchor exists.
  useBrokenLinks().collectAnchor(offer.id);
  return (
    <section id={offer.id} className={styles.offer} aria-labelledby={`${offer.id}-name`}>
      <div className={styles.part}>
        <h2 id={`${offer.id}-name`}>{offer.name}</h2>
        <p className={styles.summary}>{offer.summary}</p>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">{texts.parts.forWhom}</h3>
        <ul className={styles.checks}>
          {offer.forWhom.map((who) => (
            <li key={who}>
              <Icon name="check" />
              {who}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">{texts.parts.included}</h3>
        <dl className={styles.included}>
          {offer.included.map(({title, text}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow">{texts.parts.terms}</h3>
        <dl className={styles.terms}>
          {offer.terms.map(({title, text}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.action}>
        <ButtonLink to={contactPath(`Advisory: ${offer.name}`)}>{offer.button}</ButtonLink>
      </p>
    </section>
  );
}
