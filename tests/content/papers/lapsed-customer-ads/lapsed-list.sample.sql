create table customers (id integer, email text, phone text, ad_user_data integer, ad_personalisation integer,
  open_complaint integer, in_winback integer);
create table orders (id integer, customer_id integer, ordered_on text, family text, net_revenue real, refunded real);

insert into customers values
  (1, ' Ada@Example.com ', '+390612345678', 1, 1, 0, 0), -- twice 60 days: lapsed after 120
  (2, 'bea@example.com', null, 1, 1, 0, 0),              -- twice 100 days: not lapsed yet
  (3, 'cem@example.com', null, 1, 1, 0, 0),              -- one order, 120 days ago: on the day of twice the shop's 60
  (4, 'dora@example.com', null, 1, 0, 0, 0),             -- no consent to personalisation
  (5, 'elio@example.com', null, 1, 1, 0, 0),             -- 541 days ago: a day too long
  (6, 'fay@example.com', null, 1, 1, 1, 0),              -- open complaint
  (7, 'gus@example.com', null, 1, 1, 0, 0),              -- sent most of it back
  (8, 'hana@example.com', null, 1, 1, 0, 1),             -- in an e-mail win-back
  (9, 'ivo@example.com', '+390698765432', 1, 1, 0, 0),   -- one order, 540 days ago: the last day
  (6940095774921, 'kai@example.com', null, 1, 1, 0, 0), -- long ids, as Shopify gives them: 400 days ago
  (6940095774922, 'lea@example.com', null, 1, 1, 0, 0),
  (6940095774923, 'mo@example.com', null, 1, 1, 0, 0),
  (6940095774924, 'nia@example.com', null, 1, 1, 0, 0),
  (11, 'kurt@example.com', null, 1, 1, 0, 0),            -- two orders make no rhythm: not lapsed before day 120
  (12, ' ', null, 1, 1, 0, 0),                           -- nothing to match by
  (13, 'pia@example.com', null, 1, 1, 0, 0),             -- back after 110 days, then every five: counts once
  (10, 'jo@example.com', null, 1, 1, 0, 0);              -- intervals of 30, 60 and 90: lapsed after 120

insert into orders values
  (20, 1, date('2026-11-21', '-250 days'), 'bras', 60, 0),
  (1, 1, date('2026-11-21', '-190 days'), 'bras', 60, 0),
  (2, 1, date('2026-11-21', '-130 days'), 'socks', 20, 0),
  (21, 2, date('2026-11-21', '-350 days'), 'bras', 60, 0),
  (3, 2, date('2026-11-21', '-250 days'), 'bras', 60, 0),
  (4, 2, date('2026-11-21', '-150 days'), 'bras', 55, 0),
  (22, 11, date('2026-11-21', '-135 days'), 'socks', 25, 0),
  (23, 11, date('2026-11-21', '-95 days'), 'socks', 25, 0),
  (5, 3, date('2026-11-21', '-120 days'), 'socks', 25, null),
  (6, 4, date('2026-11-21', '-300 days'), 'bras', 60, 0),
  (7, 5, date('2026-11-21', '-541 days'), 'bras', 60, 0),
  (8, 6, date('2026-11-21', '-300 days'), 'bras', 60, 0),
  (9, 7, date('2026-11-21', '-300 days'), 'bras', 60, 40),
  (10, 8, date('2026-11-21', '-300 days'), 'bras', 60, 0),
  (11, 9, date('2026-11-21', '-540 days'), 'robes', 90, 0),
  (12, 10, date('2026-11-21', '-310 days'), 'bras', 60, 0),
  (13, 10, date('2026-11-21', '-280 days'), 'bras', 60, 0),
  (14, 10, date('2026-11-21', '-220 days'), 'bras', 60, 0),
  (15, 10, date('2026-11-21', '-130 days'), 'robes', 60, 0),
  (16, 6940095774921, date('2026-11-21', '-400 days'), 'robes', 90, 0),
  (17, 6940095774922, date('2026-11-21', '-400 days'), 'robes', 90, 0),
  (18, 6940095774923, date('2026-11-21', '-400 days'), 'robes', 90, 0),
  (19, 6940095774924, date('2026-11-21', '-400 days'), 'robes', 90, 0),
  (24, 12, date('2026-11-21', '-400 days'), 'robes', 90, 0),
  (30, 13, date('2026-11-21', '-161 days'), 'socks', 9, 0), (31, 13, date('2026-11-21', '-51 days'), 'socks', 9, 0),
  (32, 13, date('2026-11-21', '-46 days'), 'socks', 9, 0), (33, 13, date('2026-11-21', '-41 days'), 'socks', 9, 0),
  (34, 13, date('2026-11-21', '-36 days'), 'socks', 9, 0), (35, 13, date('2026-11-21', '-31 days'), 'socks', 9, 0),
  (36, 13, date('2026-11-21', '-26 days'), 'socks', 9, 0), (37, 13, date('2026-11-21', '-21 days'), 'socks', 9, 0),
  (38, 13, date('2026-11-21', '-16 days'), 'socks', 9, 0), (39, 13, date('2026-11-21', '-11 days'), 'socks', 9, 0),
  (40, 13, date('2026-11-21', '-6 days'), 'socks', 9, 0), (41, 13, date('2026-11-21', '-1 days'), 'socks', 9, 0),
  -- guests, far apart: their gaps are nobody's
  (25, null, date('2026-11-21', '-900 days'), 'robes', 90, 0), (26, null, date('2026-11-21', '-500 days'), 'robes', 90, 0),
  (27, null, date('2026-11-21', '-100 days'), 'robes', 90, 0);
