-- Orders of the half that saw retargeting and the half that did not. SQLite.
--
-- visitors: one row per consenting visitor who viewed a product since the coin was first tossed
--   visitor     your own visitor id, the one the coin was tossed for
--   half        'shown' or 'held', as stored in the cookie on the first visit
--   first_seen  date of the first product view since then, such as 2026-03-02
-- orders: one row per order that was not cancelled
--   visitor, ordered_on, contribution (EUR after goods, shipping, payment, returns)
-- settings: one row
--   first_day   the day on which the windows started, two weeks after the coin
--   last_day    the last day of the four weeks; if you run four more, the last day of all eight
-- Days are written as 2026-03-02, in the shop's time zone. Orders without a visitor id are in neither half.
--
-- Everyone is counted in the half the coin gave them, whether an ad reached them or not.
-- A visitor who orders twice counts once, because the coin was tossed once.
-- Both halves are counted over the same days. Take the spend of the windows over those days, too.
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
