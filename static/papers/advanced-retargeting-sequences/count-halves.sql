-- Orders of the half that saw retargeting and the half that did not. SQLite; elsewhere, rewrite DATE(..., '+28 days').
--
-- visitors: one row per consenting visitor who viewed a product during the test
--   visitor     your own visitor id, the one the coin was tossed for
--   half        'shown' or 'held', as stored in the cookie on the first visit
--   first_seen  date of the first product view in the test, such as 2026-03-02
-- orders: one row per order that was not cancelled
--   visitor, ordered_on, contribution (EUR after goods, shipping, payment, returns)
-- Days are written as 2026-03-02, in the shop's time zone. Orders without a visitor id are in neither half.
--
-- Everyone is counted in the half the coin gave them, whether an ad reached them or not.
-- A visitor who orders twice counts once, because the coin was tossed once.
SELECT
  visitors.half,
  COUNT(DISTINCT visitors.visitor) AS people,
  COUNT(DISTINCT orders.visitor) AS buyers,
  ROUND(100.0 * COUNT(DISTINCT orders.visitor) / COUNT(DISTINCT visitors.visitor), 2) AS percent,
  ROUND(COALESCE(SUM(orders.contribution), 0), 2) AS contribution
FROM visitors
LEFT JOIN orders
  ON orders.visitor = visitors.visitor
  AND orders.ordered_on >= visitors.first_seen
  AND orders.ordered_on < DATE(visitors.first_seen, '+28 days')
GROUP BY visitors.half
ORDER BY visitors.half;
