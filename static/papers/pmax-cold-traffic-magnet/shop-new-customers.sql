-- New customers per campaign and week, counted by the shop. SQLite.
--
-- orders   (id, email, ordered_on as 2026-11-21, campaign_id: the Google campaign whose click ID the order carries,
--           null without one)
-- ad_spend (spent_on, campaign_id, cost)
--
-- A customer is new if the shop has no earlier order for the address. Weeks begin on Monday. Add a join on delivery
-- address if many of your customers order as guests with several addresses.
with first_orders as (
  select campaign_id, ordered_on
  from (
    select campaign_id, ordered_on,
      row_number() over (partition by lower(trim(email)) order by ordered_on, id) as place
    from orders
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
  s.week,
  s.campaign_id,
  s.cost,
  coalesce(g.new_customers, 0) as new_customers,
  round(s.cost / g.new_customers, 2) as cost_per_new_customer
from spent s
left join gained g on g.week = s.week and g.campaign_id = s.campaign_id
order by s.week, s.campaign_id;
