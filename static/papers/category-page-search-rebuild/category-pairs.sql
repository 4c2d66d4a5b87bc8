-- Rebuilt against waiting categories, by kind of change: growth of each side, gap, pairs won and pairs needed.
--
-- pairs(pair, kind, side, before, after): two rows for each pair.
--   kind is what was done to the rebuilt one of the two, such as 'renamed' or 'split';
--   side is 'rebuilt' or 'waiting';
--   before and after are clicks in the 12 weeks before and after the release: all clicks of the page less those on
--   queries with your brand. A filter for non-brand queries would drop the anonymised ones.
--   A split category counts with the pages split out of it.
--
-- needed: wins by which seven or more pairs of one kind differ from coin tosses (two-sided sign test at 2.5 %, because
-- two kinds are tested). Fewer than seven prove nothing by themselves. The table ends at 30 pairs; a longer test adds
-- its line. Runs on SQLite.

WITH needs (pairs, needed) AS (
  VALUES
    (7, 7), (8, 8), (9, 9),
    (10, 9), (11, 10), (12, 11), (13, 11), (14, 12), (15, 13),
    (16, 13), (17, 14), (18, 15), (19, 15), (20, 16),
    (21, 17), (22, 17), (23, 18), (24, 18), (25, 19), (26, 20), (27, 20), (28, 21), (29, 21), (30, 22)
),
both_sides AS (
  SELECT
    rebuilt.kind,
    rebuilt.before AS rebuilt_before,
    rebuilt.after AS rebuilt_after,
    waiting.before AS waiting_before,
    waiting.after AS waiting_after,
    -- The growth of both, multiplied out, so that a page without clicks before is no division by zero.
    rebuilt.after * waiting.before > waiting.after * rebuilt.before AS won
  FROM pairs AS rebuilt
  JOIN pairs AS waiting ON waiting.pair = rebuilt.pair AND waiting.side = 'waiting'
  WHERE rebuilt.side = 'rebuilt'
),
kinds AS (
  SELECT
    kind,
    COUNT(*) AS pairs,
    SUM(won) AS won,
    100.0 * SUM(rebuilt_after) / SUM(rebuilt_before) - 100 AS rebuilt_growth,
    100.0 * SUM(waiting_after) / SUM(waiting_before) - 100 AS waiting_growth
  FROM both_sides
  GROUP BY kind
)
SELECT
  kind,
  pairs,
  ROUND(rebuilt_growth, 1) AS rebuilt_percent,
  ROUND(waiting_growth, 1) AS waiting_percent,
  ROUND(rebuilt_growth - waiting_growth, 1) AS gap_points,
  won,
  needed,
  CASE
    WHEN pairs < 7 THEN 'too few pairs: a hint at most'
    WHEN needed IS NULL THEN 'add a line to needs'
    WHEN won < needed THEN 'not proven'
    WHEN pairs >= 10 THEN 'extend it'
    ELSE 'extend it to five first'
  END AS verdict
FROM kinds
LEFT JOIN needs USING (pairs)
ORDER BY kind;
