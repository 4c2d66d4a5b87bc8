-- Lapsed buyers who may be uploaded to Meta and to Google's Customer Match, halved at random. SQLite.
--
-- customers (id whole number, email, phone as +4712345678 or null,
--            ad_user_data 0/1, ad_personalisation 0/1, open_complaint 0/1, in_winback 0/1)
--            both consents are 0 for anyone who objected, withdrew or unsubscribed
--            one row a person: merge accounts with the same address first, or one may fall into both halves
-- orders    (id, customer_id, ordered_on as 2026-11-21, family, net_revenue before refunds, refunded)
--            those of guests without a customer id are left out
--
-- Set the day in "settings". Another "draw" gives another random half; keep it for the length of a test.
-- Save the whole result: the half is needed again on day 90. Upload Email and Phone of both halves, as two lists:
-- 'ads' sees the ads, 'holdout' is excluded from every campaign. Without a test, upload both as one list.
-- A customer with three orders or more has lapsed after twice their own median interval, one with fewer after twice
-- the shop's median, which takes each repeat buyer once. No one is taken after 540 days.
with settings (today, draw, longest) as (values ('2026-11-21', 1, 540)),

gaps as (
  select customer_id, ordered_on, julianday(ordered_on) - julianday(lag(ordered_on) over history) as days
  from orders
  where customer_id is not null
  window history as (partition by customer_id order by ordered_on)
),
own_gaps as (
  select customer_id, days,
    row_number() over (partition by customer_id order by days) as place,
    count(*) over (partition by customer_id) as gaps
  from gaps
  where days > 0
),
own_median as (
  select customer_id, avg(days) as days
  from own_gaps
  where gaps >= 2 and place in ((gaps + 1) / 2, (gaps + 2) / 2)
  group by customer_id
),
shop_median as (
  select avg(days) as days
  from (
    select days, row_number() over (order by days) as place, count(*) over () as buyers
    from (
      -- each repeat buyer once, by the first return; all gaps would count frequent buyers many times over
      select days, row_number() over (partition by customer_id order by ordered_on) as nth from gaps where days > 0
    )
    where nth = 1
  )
  where place in ((buyers + 1) / 2, (buyers + 2) / 2)
),
history as (
  select customer_id,
    max(ordered_on) as last_order,
    sum(net_revenue) as revenue,
    sum(coalesce(refunded, 0)) as refunded
  from orders
  group by customer_id
),
last_family as (
  select customer_id, family
  from (select customer_id, family,
          row_number() over (partition by customer_id order by ordered_on desc, id desc) as place
        from orders)
  where place = 1
),
lapsed as (
  select c.id, c.email, c.phone, f.family,
    julianday(s.today) - julianday(h.last_order) as silent,
    2 * coalesce(m.days, r.days) as lapses_after,
    s.longest,
    -- a random number from 0 to 4,294,967,295 that depends on nothing but the id and the draw; the first remainder
    -- keeps long ids, as Shopify gives them, within SQLite's whole numbers
    (c.id % 2147483647 * 2654435761 + s.draw * 40503) % 4294967296 as mixed
  from customers c
  join history h on h.customer_id = c.id
  join last_family f on f.customer_id = c.id
  cross join settings s
  cross join shop_median r
  left join own_median m on m.customer_id = c.id
  where c.ad_user_data = 1 and c.ad_personalisation = 1
    and c.open_complaint = 0 and c.in_winback = 0
    and h.refunded <= 0.5 * h.revenue
    and (trim(coalesce(c.email, '')) <> '' or trim(coalesce(c.phone, '')) <> '')
)
select
  id as customer_id,
  case when (((mixed / 65536) | mixed) - ((mixed / 65536) & mixed)) * 1597334677 % 4294967296 < 2147483648
    then 'ads' else 'holdout' end as half,
  family,
  coalesce(lower(trim(email)), '') as Email,
  coalesce(phone, '') as Phone
from lapsed
where silent >= lapses_after and silent <= longest
order by id;
