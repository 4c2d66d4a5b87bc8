CREATE TABLE clicks (period TEXT, page TEXT, clicks INTEGER);
CREATE TABLE orders (period TEXT, page TEXT, orders INTEGER);
INSERT INTO clicks VALUES
  ('before', '/guide/shoe-size', 2400), ('after', '/guide/shoe-size', 1500),
  ('before', '/guide/marathon-plan', 5200), ('after', '/guide/marathon-plan', 2600),
  ('before', '/guide/trail-socks', 900), ('after', '/guide/trail-socks', 500),
  ('before', '/guide/stretching', 1000), ('after', '/guide/stretching', 800),
  ('before', '/guide/insoles', 200), ('after', '/guide/insoles', 100),   -- lost 100, not more
  ('before', '/guide/laces', 2000), ('after', '/guide/laces', 1500),     -- lost a quarter, not more
  ('before', '/guide/watches', 1200), ('after', '/guide/watches', 700),  -- lost 500, not more: listed, not rewritten
  ('before', '/guide/caps', 1300), ('after', '/guide/caps', 799),        -- lost 501
  ('before', '/guide/old-race', 700),
  ('after', '/guide/new-race', 300);
INSERT INTO orders VALUES
  ('before', '/guide/shoe-size', 31), ('after', '/guide/shoe-size', 18),
  ('before', '/guide/marathon-plan', 6), ('after', '/guide/marathon-plan', 4),
  ('before', '/guide/watches', 4), ('after', '/guide/watches', 1),
  ('before', '/guide/trail-socks', 9), ('after', '/guide/trail-socks', 4),
  ('between', '/guide/old-race', 7); -- in neither period
