-- The best customers of 12 months by margin, in the columns that Customer Match takes. SQLite.
-- Set the day and the share in "settings": 20, 30, or 100 for all buyers. It is a share of those with consent and at
-- least one order at no more than 15 % off.
--
-- customers (id, email, phone as +4712345678 or null, ad_user_data 0/1, ad_personalisation 0/1, not_a_customer 0/1
--            for staff, resellers and friends)
-- orders    (id, customer_id, ordered_on as 2026-11-21, net_revenue, product_cost, shipping_cost,
--            discount_share from 0 to 1, or null without one); guests without a customer id are left out
-- returns   (order_id, value): what was paid back, net of VAT; no row where nothing came back
--
-- Google hashes plain addresses while it reads the file. If you hash them yourself (SHA-256), do it after this
-- query, because the spaces and capitals have to go first.
with settings (today, best_percent) as (values ('2026-11-21', 20)),

returned as (
  select order_id, sum(value) as value from returns group by order_id
),
customer_margin as (
  select o.customer_id,
    -- goods that come back are sold again, shipping is not
    sum((o.net_revenue - o.product_cost) * (1 - min(1, coalesce(r.value, 0) / o.net_revenue)) - o.shipping_cost)
      as margin,
    min(coalesce(o.discount_share, 0)) as least_discount
  from orders o
  cross join settings s
  left join returned r on r.order_id = o.id
  where o.ordered_on > date(s.today, '-12 months') and o.net_revenue > 0
  group by o.customer_id
),
ranked as (
  select m.*, row_number() over (order by m.margin desc, m.customer_id) as place, count(*) over () as customers
  from customer_margin m
  join customers c on c.id = m.customer_id
  -- before the best are counted, or the share comes out smaller than it says
  where c.not_a_customer = 0 and m.least_discount <= 0.15
    and c.ad_user_data = 1 and c.ad_personalisation = 1
)
select
  coalesce(lower(trim(c.email)), '') as Email,
  coalesce(c.phone, '') as Phone
from ranked
join customers c on c.id = ranked.customer_id
cross join settings s
where 100 * ranked.place <= s.best_percent * ranked.customers
  and (trim(coalesce(c.email, '')) <> '' or trim(coalesce(c.phone, '')) <> '')
order by ranked.margin desc;
