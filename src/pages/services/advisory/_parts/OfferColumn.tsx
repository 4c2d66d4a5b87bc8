import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {ButtonLink} from '../../../../components/ui/Button';
import Icon from '../../../../components/ui/Icon';
import NoWrap from '../../../../components/ui/NoWrap';
import {contactPath} from '../../../../shell/forms/about';
import styles from './Advisory.module.css';
import type {Offer} from './offers';

export default function OfferColumn({offer}: {offer: Offer}) {
  // Tells the build that this anchor exists.
  useBrokenLinks().collectAnchor(offer.id);
  return (
    <section id={offer.id} className={clsx('grid ruled', styles.offer)} aria-labelledby={`${offer.id}-name`}>
      <div className={styles.part}>
        <h2 id={`${offer.id}-name`}>{offer.name}</h2>
        <p className="above12 lead">{offer.summary}</p>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow below16 ruled brand">Who it is for</h3>
        <ul className={clsx('grid gap8', styles.checks)}>
          {offer.forWhom.map((who) => (
            <li className="grid gap8" key={who}>
              <Icon name="check" />
              {who}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow below16 ruled brand">What is included</h3>
        <dl className="grid gap16">
          {offer.included.map(({title, text}) => (
            <div key={title}>
              <dt className="strong">{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className="eyebrow below16 ruled brand">Terms</h3>
        <dl className={clsx('grid gap8', styles.terms)}>
          {offer.terms.map(({title, text}) => (
            <div className="grid gap12" key={title}>
              <dt className="soft">{title}</dt>
              <dd className="strong">
                <NoWrap>{text}</NoWrap>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        <ButtonLink to={contactPath(`Advisory: ${offer.name}`)}>Get In Touch</ButtonLink>
      </p>
    </section>
  );
}
