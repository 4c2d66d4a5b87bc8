-- Pages that lost over 100 clicks and over 25 %, worst loss of orders first. Those that lost over 500, which a rewrite
-- takes, are in pairs to draw lots from; the others have no pair.
--
-- clicks(period, page, clicks): one row for each page and period, from two Search Console exports, non-brand queries
--   only; period is 'before' for the three months a year ago and 'after' for the last three full months.
-- orders(period, page, orders): orders of visits that landed on the page from unpaid search, same periods.
-- page is written the same way in both, such as /guide/shoe-size: without the domain, and without what follows # or ?
--
-- Neighbours of those share a pair: toss a coin for each pair, rewrite one page now, let the other wait 8 weeks. Where one
-- of a pair turns out not to have been outranked, pair the page left over with the next one left over.
-- Runs on SQLite 3.25 or newer. No impressions: Google logged them wrongly from 13 May 2025 to 27 April 2026.

WITH click_sums AS (
  SELECT
    page,
    SUM(CASE WHEN period = 'before' THEN clicks ELSE 0 END) AS before_clicks,
    SUM(CASE WHEN period = 'after' THEN clicks ELSE 0 END) AS after_clicks
  FROM clicks
  GROUP BY page
),
order_sums AS (
  SELECT
    page,
    SUM(CASE period WHEN 'before' THEN orders WHEN 'after' THEN -orders ELSE 0 END) AS orders_lost
  FROM orders
  GROUP BY page
),
losers AS (
  SELECT
    page,
    before_clicks,
    after_clicks,
    before_clicks - after_clicks AS clicks_lost,
    CAST(ROUND(100.0 * (before_clicks - after_clicks) / before_clicks) AS INTEGER) AS percent_lost,
    COALESCE(orders_lost, 0) AS orders_lost
  FROM click_sums
  LEFT JOIN order_sums USING (page)
  WHERE before_clicks - after_clicks > 100
    AND before_clicks - after_clicks > 0.25 * before_clicks
)
SELECT
  CASE
    WHEN clicks_lost > 500 THEN
      (ROW_NUMBER() OVER (PARTITION BY clicks_lost > 500 ORDER BY orders_lost DESC, clicks_lost DESC, page) + 1) / 2
  END AS pair,
  page,
  before_clicks,
  after_clicks,
  clicks_lost,
  percent_lost,
  orders_lost
FROM losers
ORDER BY orders_lost DESC, clicks_lost DESC, page;
