import siteStorage from '@generated/site-storage';
import clsx from 'clsx';
import ColumnHeads from '../../../components/ui/ColumnHeads';
import styles from '../../../components/ui/StackedTable.module.css';

const UNTIL_WITHDRAWN = 'Up to 24 months, deleted when you withdraw';
const IN_TAB = {kind: 'Session storage', lifetime: 'Until you close the tab'};

/** In local storage, necessary, and until the visitor deletes it, where nothing else is said. */
export const STORED = [
  {
    name: 'user-consent',
    purpose: 'Your choice about cookies, with its date',
    lifetime: '12 months, then we ask again',
  },
  {name: `theme${siteStorage.namespace}`, purpose: 'Light or dark colours, if you have chosen'},
  {name: 'gfn-plan', purpose: 'Your plan: its recipes, its first day, your days a month'},
  {name: 'gfn-recipe-progress-…', purpose: 'Steps of a recipe you have ticked off'},
  {name: 'gfn-hub-…', purpose: 'Documents you have ticked off in the list of a growth hub'},
  {name: 'gfn-recipe-list', purpose: 'The filters to restore when you go back from a recipe', ...IN_TAB},
  {
    name: 'gfn-enquiry',
    kind: 'Session storage',
    purpose: 'What you have written in the contact form and not sent yet',
    lifetime: 'Until you send it or close the tab',
  },
  {name: 'space-invaders-high-score, tetris-high-score', purpose: 'Your high scores in the arcade'},
  {
    name: 'gfn-reloaded',
    purpose: 'Keeps a page from reloading twice after the site has been updated',
    ...IN_TAB,
  },
  {
    name: '_ga, _ga_…, _gid, _gat…, _gaexp, _opt_expid, _dc_gtm_…, FPLC, AMP_TOKEN',
    kind: 'Cookie',
    purpose: 'Counting visits, through our tag management and analytics providers',
    category: 'Analytics',
    lifetime: UNTIL_WITHDRAWN,
  },
  {
    name: '_gcl_…, _gac_…, __gads, _fbp, _fbc, _ttp, _tt_…',
    kind: 'Cookie; _gcl_ls: local storage',
    purpose: 'Measuring our advertising',
    category: 'Marketing',
    lifetime: UNTIL_WITHDRAWN,
  },
  {
    name: '__kla_id',
    kind: 'Cookie',
    purpose: 'Measuring our e-mails; a sign-up form of our provider may set it, too, as said above',
    category: 'Marketing',
    lifetime: UNTIL_WITHDRAWN,
  },
];

export default function StorageTable() {
  return (
    <table className={clsx('full small', styles.table)}>
      <caption>What this site may store in your browser</caption>
      <ColumnHeads columns={['Name', 'Purpose', 'Category', 'Lifetime']} />
      <tbody>
        {STORED.map(
          ({
            name,
            purpose,
            kind = 'Local storage',
            category = 'Necessary',
            lifetime = 'Until you delete it',
          }) => (
            <tr key={name}>
              <th className="strong anywhere" scope="row">
                {name}
                <small className="block soft regular">{kind}</small>
              </th>
              <td data-label="Purpose">{purpose}</td>
              <td data-label="Category">{category}</td>
              <td data-label="Lifetime">{lifetime}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
