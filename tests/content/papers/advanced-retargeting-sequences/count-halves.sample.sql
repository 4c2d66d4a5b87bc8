CREATE TABLE visitors (visitor TEXT, half TEXT, first_seen TEXT);
CREATE TABLE orders (visitor TEXT, ordered_on TEXT, contribution REAL);
CREATE TABLE settings (first_day TEXT, last_day TEXT);
INSERT INTO settings VALUES ('2026-03-04', '2026-03-29');
INSERT INTO visitors VALUES
  ('a1', 'shown', '2026-03-02'), ('a2', 'shown', '2026-03-02'), ('a3', 'shown', '2026-03-05'), ('a4', 'shown', '2026-03-09'),
  ('b1', 'held', '2026-03-02'), ('b2', 'held', '2026-03-03'), ('b3', 'held', '2026-03-05'), ('b4', 'held', '2026-03-29'),
  ('b5', 'held', '2026-03-30');                             -- first seen after the last day
INSERT INTO orders VALUES
  ('a1', '2026-03-04', 31.00), ('a1', '2026-03-20', 29.50), -- on the first day, and again: counts once
  ('a2', '2026-03-03', 35.00),                              -- before the windows started
  ('a3', '2026-03-29', 28.00),                              -- on the last day
  ('a4', '2026-03-01', 33.00),                              -- before the first view
  ('b3', '2026-03-05', 30.00),                              -- on the day of the first view
  ('b3', '2026-03-30', 27.00),                              -- a day too late
  ('b5', '2026-03-30', 26.00),                              -- as the visitor
  ('zz', '2026-03-10', 31.00);                              -- not in the test
