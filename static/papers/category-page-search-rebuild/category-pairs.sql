-- Rebuilt against waiting categories, by kind of change: growth of each side, gap, pairs won and pairs needed.
--
-- pairs(pair, kind, side, before, after): two rows for each pair.
--   kind is what was done to the rebuilt one of the two, such as 'renamed' or 'split';
--   side is 'rebuilt' or 'waiting';
--   before and after are non-brand clicks in the 12 weeks before and after the release.
--   A split category counts with the pages split out of it.
--
-- needed: wins by which ten or more pairs differ from coin tosses (two-sided sign test, 5 %); with five to nine
-- pairs all of them, and then the gap must be 30 points or more as well. Fewer than five prove nothing. The table
-- ends at 20 pairs; a longer test adds its line. Runs on SQLite.

WITH needs (pairs, needed) AS (
  VALUES
    (5, 5), (6, 6), (7, 7), (8, 8), (9, 9),
    (10, 9), (11, 10), (12, 10), (13, 11), (14, 12), (15, 12),
    (16, 13), (17, 13), (18, 14), (19, 15), (20, 15)
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
    WHEN pairs < 5 THEN 'too few pairs'
    WHEN needed IS NULL THEN 'add a line to needs'
    WHEN won < needed THEN 'drop it'
    WHEN pairs >= 10 THEN 'extend it'
    WHEN rebuilt_growth - waiting_growth >= 30 THEN 'extend it to five first'
    ELSE 'drop it'
  END AS verdict
FROM kinds
LEFT JOIN needs USING (pairs)
ORDER BY kind;
