create table orders (id integer, email text, ordered_on text, campaign_id integer);
create table ad_spend (spent_on text, campaign_id integer, cost real);

insert into orders values
  (1, 'old@example.com', '2026-01-10', null),
  (2, 'Old@Example.com ', '2026-03-02', 7),  -- a Monday; has bought before
  (3, 'ann@example.com', '2026-03-02', 7),
  (4, 'ben@example.com', '2026-03-08', 7),   -- the Sunday of that week
  (5, 'ben@example.com', '2026-03-09', 7),
  (6, 'cleo@example.com', '2026-03-10', null),
  (7, 'dan@example.com', '2026-03-11', 9),
  (8, 'eva@example.com', '2026-03-17', 9),   -- a week in which 9 spent nothing
  (9, null, '2026-03-10', 7), (10, ' ', '2026-03-10', 7); -- guests at the till

insert into ad_spend values
  ('2026-03-02', 7, 50), ('2026-03-08', 7, 24), ('2026-03-09', 7, 72), ('2026-03-11', 9, 10);
