create table customers (id integer, email text, phone text, ad_user_data integer, ad_personalisation integer,
  not_a_customer integer);
create table orders (id integer, customer_id integer, ordered_on text, net_revenue real, product_cost real,
  shipping_cost real, discount_share real);
create table returns (order_id integer, value real);

insert into customers values
  (1, ' Best@Example.com', '+31612345678', 1, 1, 0),
  (2, 'returner@example.com', null, 1, 1, 0),   -- the largest revenue, all of it sent back
  (3, 'bargain@example.com', null, 1, 1, 0),    -- the largest margin, only ever at 20 % off
  (4, 'silent@example.com', null, 0, 1, 0),     -- no consent to ad data
  (5, 'staff@example.com', null, 1, 1, 1),
  (6, 'old@example.com', null, 1, 1, 0),        -- ordered two years ago
  (7, 'c7@example.com', null, 1, 1, 0), (8, 'c8@example.com', null, 1, 1, 0), (9, 'c9@example.com', null, 1, 1, 0),
  (10, 'c10@example.com', null, 1, 1, 0), (11, 'c11@example.com', null, 1, 1, 0), (12, 'c12@example.com', null, 1, 1, 0),
  (13, 'c13@example.com', null, 1, 1, 0), (14, 'c14@example.com', null, 1, 1, 0), (15, 'c15@example.com', null, 1, 1, 0),
  (16, 'c16@example.com', null, 1, 1, 0), (17, 'second@example.com', null, 1, 1, 0);   -- in the fifth of the 13 who are left

insert into orders values
  (1, 1, '2026-03-01', 200, 80, 8, 0.2), (2, 1, '2026-09-01', 200, 80, 8, null),
  (3, 2, '2026-05-01', 900, 300, 10, 0),
  (4, 3, '2026-04-01', 600, 200, 8, 0.2),
  (5, 4, '2026-04-01', 300, 100, 8, 0),
  (6, 5, '2026-04-01', 500, 100, 0, 0),
  (7, 6, '2024-11-01', 900, 100, 8, 0),
  (8, 7, '2026-06-01', 50, 25, 6, 0), (9, 8, '2026-06-01', 50, 25, 6, 0), (10, 9, '2026-06-01', 50, 25, 6, 0),
  (11, 10, '2026-06-01', 50, 25, 6, 0), (12, 11, '2026-06-01', 50, 25, 6, 0), (13, 12, '2026-06-01', 50, 25, 6, 0),
  (14, 13, '2026-06-01', 50, 25, 6, 0), (15, 14, '2026-06-01', 50, 25, 6, 0), (16, 15, '2026-06-01', 50, 25, 6, 0),
  (17, 16, '2026-06-01', 50, 25, 6, 0), (18, 17, '2026-06-01', 80, 25, 6, 0.1);

insert into returns values (3, 900), (2, 20);
