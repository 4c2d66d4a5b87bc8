CREATE TABLE settings (today TEXT, country TEXT);
CREATE TABLE customers (customer INTEGER, email TEXT, phone TEXT, country TEXT, may_match INTEGER);
CREATE TABLE orders (customer INTEGER, ordered_on TEXT, contribution REAL);
INSERT INTO settings VALUES ('2026-06-01', 'PL');
INSERT INTO customers VALUES
  (1, 'anna@example.com', '+48600000001', 'PL', 1),
  (2, 'bolek@example.com', '+48600000002', 'PL', 1),
  (3, 'celina@example.com', '+48600000003', 'PL', 1),
  (4, 'dawid@example.com', '+48600000004', 'PL', 1),
  (5, 'ewa@example.com', '+48600000005', 'PL', 0), -- has objected
  (6, 'franz@example.com', '+43660000006', 'AT', 1), -- another country
  (7, 'gosia@example.com', '+48600000007', 'PL', 1),
  (8, 'hubert@example.com', '+48600000008', 'PL', 1),
  (9, 'iga@example.com', '+48600000009', 'PL', 1),
  (10, 'jan@example.com', '+48600000010', 'PL', 1),
  (11, 'kasia@example.com', '+48600000011', 'PL', 1),
  (12, 'lech@example.com', '+48600000012', 'PL', 1);
INSERT INTO orders VALUES
  (1, '2026-05-01', 900.0),                           -- bulk buyer: cut to the next one down
  (2, '2026-04-01', 40.0), (2, '2026-05-10', 45.0),   -- both seeds
  (3, '2026-02-01', 9.0), (3, '2026-04-20', 8.0),     -- repeat seed only
  (4, '2025-03-01', 300.0),                           -- over a year ago: nothing left
  (5, '2026-05-01', 500.0),
  (6, '2026-05-01', 500.0),
  (7, '2026-03-03', 30.0),
  (8, '2026-03-04', 25.0),
  (9, '2026-01-09', -12.0), (9, '2026-02-09', 4.0),   -- lost money
  (10, '2026-03-05', 20.0),
  (11, '2026-03-06', 19.0),
  (12, '2026-03-07', 18.0);
