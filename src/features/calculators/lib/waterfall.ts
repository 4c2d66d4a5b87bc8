/** Preferred shares. */
export interface ShareClass {
  /** Share of the whole company, in %. */
  share: number;
  /** What is paid first, in EUR. */
  preference: number;
  /** Takes part in the rest besides, without converting. */
  participating: boolean;
  /** The most that it gets without converting, in EUR; Infinity without a cap. */
  cap: number;
  /** 1 is paid first; equal ranks share what there is. */
  rank: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Pays the preferences, rank by rank, of those classes that keep them. */
function preferences(price: number, classes: readonly ShareClass[], kept: readonly boolean[]): number[] {
  const paid = classes.map(() => 0);
  let left = price;
  for (const rank of [...new Set(classes.map((one) => one.rank))].sort((one, other) => one - other)) {
    const due = classes.map((one, index) => (kept[index] && one.rank === rank ? one.preference : 0));
    const part = Math.min(1, left / (sum(due) || 1));
    due.forEach((one, index) => {
      paid[index] = (paid[index] ?? 0) + one * part;
    });
    left -= sum(due) * part;
  }
  return paid;
}

/** What each class gets if those of `converted` have become ordinary shares. */
function paidTo(price: number, classes: readonly ShareClass[], converted: readonly boolean[]): number[] {
  const paid = preferences(
    price,
    classes,
    converted.map((one) => !one),
  );
  const ordinary = Math.max(0, 100 - sum(classes.map(({share}) => share)));
  let sharing = classes.map((one, index) => converted[index] === true || one.participating);
  let left = price - sum(paid);
  // Shares alike until the next cap is reached, at most once for each class.
  while (left > price * 1e-12) {
    const weights = classes.map(({share}, index) => (sharing[index] ? share : 0));
    const all = ordinary + sum(weights);
    const rooms = classes.map(({cap, share}, index) =>
      sharing[index] && !converted[index] ? (cap - (paid[index] ?? 0)) / share : Infinity,
    );
    const each = all === 0 ? 0 : Math.min(left / all, ...rooms);
    weights.forEach((weight, index) => {
      paid[index] = (paid[index] ?? 0) + weight * each;
    });
    left -= each * all;
    if (!rooms.some((room) => room <= each)) {
      break;
    }
    sharing = sharing.map((shares, index) => shares && (rooms[index] ?? 0) > each);
  }
  return paid;
}

/** What each class gets of a price, in EUR, when each converts into ordinary shares if that gives it more. */
export function waterfall(price: number, classes: readonly ShareClass[]): number[] {
  // Those whose most without converting is least for a share convert first.
  const order = classes
    .map(({participating, preference, cap, share}, index) => ({
      index,
      most: (participating ? cap : preference) / share,
    }))
    .sort((one, other) => one.most - other.most);
  let converted = classes.map(() => false);
  let paid = paidTo(price, classes, converted);
  for (const {index} of order) {
    const next = converted.map((one, other) => one || other === index);
    const then = paidTo(price, classes, next);
    if ((then[index] ?? 0) > (paid[index] ?? 0) * (1 + 1e-12)) {
      [converted, paid] = [next, then];
    }
  }
  return paid;
}
