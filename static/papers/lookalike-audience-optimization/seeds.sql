-- The value list: every buyer with a value. value_seed marks the top quarter by contribution, repeat_seed buyers with
-- two or more orders in 180 days. Upload all rows to exclude customers, and the rows of one seed for the lookalike;
-- seed with all rows if the top quarter leaves fewer than 1,000 matched people.
--
-- settings: one row; today (the day of the export), country (one country at a time)
-- customers: customer, email, phone (with country code), country, may_match (1 where consent or notice covers Meta)
-- orders: customer, ordered_on, contribution (EUR, after returns; negative where an order lost money)
--
-- Days are written as 2026-11-21. Runs on SQLite 3.25 or newer; elsewhere, rewrite DATE(..., '-365 days').
--
-- value is the contribution of the last 12 months, cut at the 99th percentile so that one bulk buyer does not
-- bend the audience. Customers without a positive contribution in these 12 months are left out here, since a seed should
-- not hold them and Meta takes no negative values: add them to the exclusion list.
WITH totals AS (
  SELECT
    customers.customer,
    SUM(CASE WHEN orders.ordered_on > DATE(settings.today, '-365 days') THEN orders.contribution ELSE 0 END) AS contribution,
    COUNT(CASE WHEN orders.ordered_on > DATE(settings.today, '-180 days') THEN 1 END) AS recent_orders
  FROM settings
  JOIN customers ON customers.country = settings.country AND customers.may_match = 1
  JOIN orders ON orders.customer = customers.customer
  GROUP BY customers.customer
),
ranked AS (
  SELECT
    customer,
    contribution,
    recent_orders,
    ROW_NUMBER() OVER (ORDER BY contribution DESC, customer) AS place,
    COUNT(*) OVER () AS people
  FROM totals
  WHERE contribution > 0
),
ceiling AS (
  -- The contribution that one customer in a hundred exceeds, and at least the biggest one does.
  SELECT MAX(contribution) AS value FROM ranked WHERE place > MAX(1, people / 100.0)
)
SELECT
  customers.email,
  customers.phone,
  customers.country,
  ROUND(MIN(ranked.contribution, COALESCE(ceiling.value, ranked.contribution)), 2) AS value,
  CASE WHEN ranked.place <= ranked.people / 4.0 THEN 1 ELSE 0 END AS value_seed,
  CASE WHEN ranked.recent_orders >= 2 THEN 1 ELSE 0 END AS repeat_seed
FROM ranked
JOIN ceiling
JOIN customers ON customers.customer = ranked.customer
ORDER BY value DESC, customers.email;
