-- Orders of the group that saw the separate retargeting campaign, and of the holdout. SQLite.
--
-- visitors: one row per consenting visitor who viewed a product since the first draw
--   visitor     your own visitor id, the one that was drawn for
--   half        'shown' or 'held', as stored in the cookie on the first visit
--   first_seen  date of the first product view since then, such as 2026-03-02
-- orders: one row per order that was not cancelled
--   visitor, ordered_on, contribution (EUR after goods, shipping, payment, returns)
-- settings: one row
--   first_day   the day on which the windows started, two weeks after the first draw
--   last_day    the last day of the four weeks
-- Days are written as 2026-03-02, in the shop's time zone. Orders without a visitor id are in neither group.
--
-- Everyone is counted in the group that was drawn for them, whether an ad reached them or not.
-- A visitor who orders twice counts once, because there was one draw.
-- Both groups are counted over the same days. Take the spend of the windows over those days, too.
SELECT
  visitors.half,
  COUNT(DISTINCT visitors.visitor) AS people,
  COUNT(DISTINCT orders.visitor) AS buyers,
  ROUND(100.0 * COUNT(DISTINCT orders.visitor) / COUNT(DISTINCT visitors.visitor), 2) AS percent,
  ROUND(COALESCE(SUM(orders.contribution), 0), 2) AS contribution
FROM visitors
CROSS JOIN settings
LEFT JOIN orders
  ON orders.visitor = visitors.visitor
  AND orders.ordered_on BETWEEN MAX(visitors.first_seen, settings.first_day) AND settings.last_day
WHERE visitors.first_seen <= settings.last_day
GROUP BY visitors.half
ORDER BY visitors.half;
