-- When each customer runs out, and the day to remind.
--
-- order_lines(customer_id, family, ordered_on, units)   one row for each line of an order, days as 2026-11-21
-- settings(today, transit_days)                         one row
--
-- expected day = median days per unit of the family x units x the customer's own factor (0.6 to 1.6)
-- With under 150 pairs, a family is too small for a median of its own: pool it with its neighbours.
-- Days before today are past, and nothing is sent for them. Lines of guests without a customer id, and lines without
-- units, are left out. Runs on SQLite 3.25 or newer; elsewhere, rewrite julianday() and date(..., '+30 days').
WITH
  -- What a customer bought of a family on one day counts as one purchase, however many lines it took.
  purchases AS (
    SELECT customer_id, family, ordered_on, SUM(units) AS units
    FROM order_lines
    WHERE customer_id IS NOT NULL AND units > 0
    GROUP BY customer_id, family, ordered_on
  ),
  steps AS (
    SELECT
      customer_id,
      family,
      ordered_on,
      units,
      (julianday(LEAD(ordered_on) OVER (PARTITION BY customer_id, family ORDER BY ordered_on))
        - julianday(ordered_on)) / units AS days_per_unit
    FROM purchases
  ),
  -- A first pass finds roughly how long a unit lasts; the second leaves out purchases too recent to judge.
  rough AS (
    SELECT family, AVG(days_per_unit) AS days_per_unit FROM steps GROUP BY family
  ),
  pairs AS (
    SELECT steps.family, steps.days_per_unit,
      ROW_NUMBER() OVER (PARTITION BY steps.family ORDER BY steps.days_per_unit) AS place,
      COUNT(*) OVER (PARTITION BY steps.family) AS total
    FROM steps
    JOIN rough ON rough.family = steps.family
    WHERE steps.days_per_unit IS NOT NULL
      AND julianday(steps.ordered_on) + 2 * rough.days_per_unit * steps.units
        <= julianday((SELECT today FROM settings))
  ),
  -- Quantiles between neighbours, as a spreadsheet's QUARTILE does it.
  quartiles AS (
    SELECT family, total,
      SUM(days_per_unit * MAX(0, 1 - ABS(place - 1 - (total - 1) * 0.25))) AS q1,
      SUM(days_per_unit * MAX(0, 1 - ABS(place - 1 - (total - 1) * 0.50))) AS median,
      SUM(days_per_unit * MAX(0, 1 - ABS(place - 1 - (total - 1) * 0.75))) AS q3
    FROM pairs
    GROUP BY family
  ),
  own_steps AS (
    SELECT customer_id, family, days_per_unit,
      ROW_NUMBER() OVER (PARTITION BY customer_id, family ORDER BY days_per_unit) AS place,
      COUNT(*) OVER (PARTITION BY customer_id, family) AS total
    FROM steps
    WHERE days_per_unit IS NOT NULL
  ),
  own AS (
    SELECT customer_id, family, AVG(days_per_unit) AS median
    FROM own_steps
    WHERE total >= 2 AND place IN ((total + 1) / 2, (total + 2) / 2)
    GROUP BY customer_id, family
  ),
  latest AS (
    SELECT customer_id, family, ordered_on, units FROM steps WHERE days_per_unit IS NULL
  ),
  dated AS (
    SELECT
      latest.customer_id,
      latest.family,
      latest.ordered_on,
      quartiles.total AS pairs,
      quartiles.median,
      COALESCE(MIN(1.6, MAX(0.6, ROUND(own.median / quartiles.median, 2))), 1.0) AS factor,
      latest.units,
      quartiles.q3 > 2.5 * quartiles.q1 AS guesswork
    FROM latest
    JOIN quartiles ON quartiles.family = latest.family
    LEFT JOIN own ON own.customer_id = latest.customer_id AND own.family = latest.family
  )
SELECT
  customer_id,
  family,
  pairs,
  ROUND(median, 1) AS median_days,
  factor,
  ROUND(median * units * factor) AS lasts_days,
  date(ordered_on, '+' || CAST(ROUND(median * units * factor) AS INTEGER) || ' days') AS expected_on,
  -- A guess is sent on the expected day itself; a reminder comes before the pack runs out.
  date(
    ordered_on,
    '+' || CAST(
      ROUND(median * units * factor)
        - CASE WHEN guesswork THEN 0 ELSE (SELECT transit_days FROM settings) + 4 END
      AS INTEGER
    ) || ' days'
  ) AS send_on,
  CASE WHEN guesswork THEN 'ask how much is left' ELSE 'remind' END AS what_to_send
FROM dated
ORDER BY customer_id, family;
