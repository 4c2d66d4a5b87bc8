CREATE TABLE orders (customer_id TEXT, ordered_on TEXT);
INSERT INTO orders VALUES
  -- Gaps of 41, 55 and 62 days: a median of 55, so day 110.
  ('ada', '2026-01-01'), ('ada', '2026-02-11'), ('ada', '2026-04-07'), ('ada', '2026-06-08'),
  ('ben', '2026-05-01'),
  ('cleo', '2026-03-01'), ('cleo', '2026-05-04'),
  ('dan', '2026-02-01'), ('dan', '2026-04-26'),
  -- Three orders on two days are no rhythm, and the second one of a day is no gap.
  ('eva', '2026-01-01'), ('eva', '2026-01-01'), ('eva', '2026-03-06'),
  (NULL, '2026-04-01'), (NULL, '2026-04-02'), (NULL, '2026-04-03');
