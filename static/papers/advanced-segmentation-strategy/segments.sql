-- Six segments that exclude each other and add up to every consented profile.
--
-- profiles(profile_id, consented)               consented: 1 or 0
-- orders(profile_id, ordered_on, margin)        margin: EUR contribution after returns and discounts
-- events(profile_id, kind, product_id, happened_on)   kind: 'viewed_product' or 'started_checkout'
-- settings(today)                               one row, the day to count from
--
-- Days are written as 2026-11-21, in the shop's time zone. Orders of guests without a profile are left out.
-- Runs on SQLite 3.25 or newer; elsewhere, rewrite julianday() and date(..., '-14 days').
--
-- The limits of active and cooling are your own 50th and 80th percentile of days between orders.
WITH
  gaps AS (
    SELECT julianday(ordered_on)
      - julianday(LAG(ordered_on) OVER (PARTITION BY profile_id ORDER BY ordered_on)) AS days
    FROM orders
    WHERE profile_id IS NOT NULL
  ),
  ranked AS (
    SELECT days, ROW_NUMBER() OVER (ORDER BY days) AS place, COUNT(*) OVER () AS total
    FROM gaps
    WHERE days > 0
  ),
  limits AS (
    SELECT
      MIN(CASE WHEN place >= 0.5 * total THEN days END) AS active_until,
      MIN(CASE WHEN place >= 0.8 * total THEN days END) AS cooling_until
    FROM ranked
  ),
  buyers AS (
    SELECT
      profile_id,
      julianday((SELECT today FROM settings)) - julianday(MAX(ordered_on)) AS silent_days,
      SUM(CASE WHEN ordered_on > date((SELECT today FROM settings), '-12 months') THEN margin ELSE 0 END)
        AS margin_12_months
    FROM orders
    WHERE profile_id IS NOT NULL
    GROUP BY profile_id
  ),
  valued AS (
    SELECT *, ROW_NUMBER() OVER (ORDER BY margin_12_months DESC, profile_id) AS place,
      COUNT(*) OVER () AS total
    FROM buyers
  ),
  views AS (
    SELECT profile_id, MAX(CASE WHEN kind = 'started_checkout' THEN 2 ELSE seen END) AS signals
    FROM (
      SELECT profile_id, kind, COUNT(*) AS seen
      FROM events
      WHERE happened_on > date((SELECT today FROM settings), '-14 days')
        AND (kind = 'started_checkout' OR kind = 'viewed_product' AND product_id IS NOT NULL)
      GROUP BY profile_id, kind, CASE WHEN kind = 'viewed_product' THEN product_id END
    )
    GROUP BY profile_id
  ),
  assigned AS (
    SELECT
      profiles.profile_id,
      -- The first line that fits wins, so no profile is in two; the last one catches the rest, so none is left out.
      CASE
        WHEN views.signals >= 2 THEN '1 intent'
        WHEN valued.place <= 0.2 * valued.total AND valued.margin_12_months > 0 THEN '2 VIP'
        WHEN valued.silent_days <= (SELECT active_until FROM limits) THEN '3 active'
        WHEN valued.silent_days <= (SELECT cooling_until FROM limits) THEN '4 cooling'
        WHEN valued.profile_id IS NOT NULL THEN '5 lapsing'
        ELSE '6 never bought'
      END AS segment
    FROM profiles
    LEFT JOIN views ON views.profile_id = profiles.profile_id
    LEFT JOIN valued ON valued.profile_id = profiles.profile_id
    WHERE profiles.consented = 1
  )
SELECT segment, COUNT(*) AS people, ROUND(100.0 * COUNT(*) / (SELECT COUNT(*) FROM assigned), 1) AS percent
FROM assigned
GROUP BY segment
UNION ALL
SELECT 'all consented', COUNT(*), 100.0
FROM profiles
WHERE consented = 1
ORDER BY segment;
