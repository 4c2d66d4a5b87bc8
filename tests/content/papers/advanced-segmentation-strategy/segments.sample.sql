CREATE TABLE settings (today TEXT);
INSERT INTO settings VALUES ('2026-11-21');
CREATE TABLE profiles (profile_id TEXT PRIMARY KEY, consented INTEGER);
INSERT INTO profiles VALUES
  ('ada', 1), ('ben', 1), ('cleo', 1), ('dan', 1), ('eva', 1), ('finn', 1), ('gus', 1), ('hanna', 1), ('ida', 0), ('jon', 1);
CREATE TABLE orders (profile_id TEXT, ordered_on TEXT, margin REAL);
INSERT INTO orders VALUES
  ('ada', '2026-09-01', 60), ('ada', '2026-10-13', 70), ('ada', '2026-11-10', 80),
  ('ben', '2026-09-20', 20), ('ben', '2026-11-01', 20),
  ('cleo', '2026-06-01', 15), ('cleo', '2026-09-04', 15),
  ('dan', '2024-01-15', 30), ('dan', '2024-04-19', 30),
  ('eva', '2026-11-15', 25),
  ('gus', '2026-08-30', 18),
  ('ida', '2026-11-02', 90),
  -- Guests: they are no single buyer, and their gaps of a day are no rhythm.
  (NULL, '2026-11-01', 500), (NULL, '2026-11-02', 500), (NULL, '2026-11-03', 500), (NULL, '2026-11-04', 500);
CREATE TABLE events (profile_id TEXT, kind TEXT, product_id TEXT, happened_on TEXT);
INSERT INTO events VALUES
  ('finn', 'viewed_product', 'sheet', '2026-11-18'), ('finn', 'viewed_product', 'sheet', '2026-11-19'),
  ('eva', 'started_checkout', NULL, '2026-11-20'),
  ('hanna', 'viewed_product', 'sheet', '2026-11-18'), ('hanna', 'viewed_product', 'pillow', '2026-11-18'),
  ('jon', 'started_checkout', NULL, '2026-10-01'),
  ('hanna', 'viewed_product', NULL, '2026-11-19'), ('hanna', 'viewed_product', NULL, '2026-11-20'), -- of no known product
  ('jon', 'opened_email', NULL, '2026-11-19'), ('jon', 'opened_email', NULL, '2026-11-20');
