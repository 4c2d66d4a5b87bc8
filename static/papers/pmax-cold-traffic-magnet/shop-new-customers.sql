-- New customers per campaign and week, counted by the shop. SQLite.
--
-- orders   (id, email, ordered_on as 2026-11-21, campaign_id: the Google campaign whose click ID the order carries,
--           null without one); without cancelled orders
-- ad_spend (spent_on, campaign_id, cost)
--
-- A customer is new if the shop has no earlier order for the address; orders without an address count for nobody.
-- Weeks begin on Monday. A click may sell after its campaign has stopped, so weeks without spend are listed, too.
-- Add a join on delivery address if many of your customers order as guests with several addresses.
with first_orders as (
  select campaign_id, ordered_on
  from (
    select campaign_id, ordered_on,
      row_number() over (partition by lower(trim(email)) order by ordered_on, id) as place
    from orders
    where trim(coalesce(email, '')) <> ''
  )
  where place = 1 and campaign_id is not null
),
gained as (
  select date(ordered_on, '-6 days', 'weekday 1') as week, campaign_id, count(*) as new_customers
  from first_orders
  group by 1, 2
),
spent as (
  select date(spent_on, '-6 days', 'weekday 1') as week, campaign_id, sum(cost) as cost
  from ad_spend
  group by 1, 2
)
select
  w.week,
  w.campaign_id,
  coalesce(s.cost, 0) as cost,
  coalesce(g.new_customers, 0) as new_customers,
  round(coalesce(s.cost, 0) / g.new_customers, 2) as cost_per_new_customer
from (select week, campaign_id from spent union select week, campaign_id from gained) w
left join spent s on s.week = w.week and s.campaign_id = w.campaign_id
left join gained g on g.week = w.week and g.campaign_id = w.campaign_id
order by w.week, w.campaign_id;
