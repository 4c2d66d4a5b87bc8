CREATE TABLE settings (today TEXT, transit_days INTEGER);
INSERT INTO settings VALUES ('2026-11-21', 2);
CREATE TABLE order_lines (customer_id TEXT, family TEXT, ordered_on TEXT, units INTEGER);
INSERT INTO order_lines VALUES
  ('ada', 'dry-food', '2026-04-01', 1),
  ('ada', 'dry-food', '2026-04-27', 1),
  ('ada', 'dry-food', '2026-05-27', 1),
  ('ada', 'dry-food', '2026-06-27', 2),
  ('ben', 'dry-food', '2026-03-01', 1),
  ('ben', 'dry-food', '2026-04-04', 1),
  ('ben', 'dry-food', '2026-05-10', 1),
  ('ben', 'dry-food', '2026-05-10', 1), -- the same day in a second line: two bags
  ('ben', 'dry-food', '2026-05-20', 0), -- a free sample
  (NULL, 'dry-food', '2026-05-01', 1), (NULL, 'dry-food', '2026-05-02', 1), -- guests
  ('cleo', 'dry-food', '2026-02-10', 2),
  ('cleo', 'dry-food', '2026-04-27', 1),
  ('dan', 'dry-food', '2026-03-15', 1),
  ('dan', 'dry-food', '2026-04-25', 3),
  ('eva', 'dry-food', '2026-11-01', 1),
  ('ada', 'shampoo', '2026-01-05', 1),
  ('ada', 'shampoo', '2026-02-14', 1),
  ('ada', 'shampoo', '2026-07-24', 1),
  ('ben', 'shampoo', '2026-01-10', 1),
  ('ben', 'shampoo', '2026-02-24', 1),
  ('finn', 'shampoo', '2026-01-10', 1),
  ('finn', 'shampoo', '2026-06-09', 1);
