-- The day on which each customer is due for win-back.
--
-- orders(customer_id, ordered_on)   one row an order, days as 2026-11-21 in the shop's time zone
--
-- Three orders or more make a rhythm: reminder and offers at 2.0 times the median of the customer's own gaps.
-- Everyone else: a reminder without an offer at 1.5 times the shop's median from first to second order, offers
-- from 2.0 times at the earliest. Orders of one day count as one, and those of guests without a customer id not at all.
-- Runs on SQLite 3.25 or newer; elsewhere, rewrite julianday() and date(..., '+90 days').
WITH
  days AS (
    SELECT DISTINCT customer_id, ordered_on FROM orders WHERE customer_id IS NOT NULL
  ),
  numbered AS (
    SELECT
      customer_id,
      ordered_on,
      ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_on) AS place,
      julianday(ordered_on)
        - julianday(LAG(ordered_on) OVER (PARTITION BY customer_id ORDER BY ordered_on)) AS gap
    FROM days
  ),
  own_gaps AS (
    SELECT
      customer_id,
      gap,
      ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY gap) AS place,
      COUNT(*) OVER (PARTITION BY customer_id) AS total
    FROM numbered
    WHERE gap IS NOT NULL
  ),
  own AS (
    SELECT customer_id, AVG(gap) AS median
    FROM own_gaps
    WHERE total >= 2 AND place IN ((total + 1) / 2, (total + 2) / 2)
    GROUP BY customer_id
  ),
  first_gaps AS (
    SELECT gap, ROW_NUMBER() OVER (ORDER BY gap) AS place, COUNT(*) OVER () AS total
    FROM numbered
    WHERE place = 2
  ),
  shop AS (
    -- With under 200 repeat buyers, put SELECT 60 AS median in place of this line: the reminder is then due on day 90.
    SELECT AVG(gap) AS median FROM first_gaps WHERE place IN ((total + 1) / 2, (total + 2) / 2)
  ),
  customers AS (
    SELECT customer_id, COUNT(*) AS orders, MAX(ordered_on) AS last_order
    FROM days
    GROUP BY customer_id
  )
SELECT
  customers.customer_id,
  customers.orders,
  customers.last_order,
  CASE WHEN own.median IS NULL THEN 'shop median' ELSE 'own rhythm' END AS rule,
  date(
    customers.last_order,
    '+' || CAST(ROUND(COALESCE(2.0 * own.median, 1.5 * shop.median)) AS INTEGER) || ' days'
  ) AS reminder_on,
  date(
    customers.last_order,
    '+' || CAST(ROUND(2.0 * COALESCE(own.median, shop.median)) AS INTEGER) || ' days'
  ) AS offers_from
FROM customers
CROSS JOIN shop
LEFT JOIN own ON own.customer_id = customers.customer_id
ORDER BY customers.customer_id;
