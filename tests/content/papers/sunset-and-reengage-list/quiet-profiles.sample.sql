CREATE TABLE setting (today TEXT);
INSERT INTO setting VALUES ('2026-03-02');
CREATE TABLE profiles (
  id INTEGER, subscribed_on TEXT, received INTEGER, lifetime_value REAL, season_until TEXT, open_case INTEGER,
  winback_on TEXT, draw INTEGER
);
INSERT INTO profiles VALUES
  (1, '2025-12-01', 20, 0, NULL, 0, NULL, 50),
  (2, '2024-05-01', 9, 40, NULL, 0, NULL, 50),
  (3, '2024-05-01', 120, 40, NULL, 0, NULL, 50),
  (4, '2024-05-01', 120, 40, NULL, 0, '2026-02-01', 50),
  (5, '2024-05-01', 120, 40, '2026-12-24', 0, NULL, 50),
  (6, '2024-05-01', 120, 720, NULL, 0, NULL, 50),
  (7, '2024-05-01', 120, 40, NULL, 1, NULL, 50),
  (8, '2024-05-01', 120, 40, NULL, 0, NULL, 4),
  (9, '2024-05-01', 120, 40, NULL, 0, NULL, 10),
  (10, '2024-05-01', 120, 40, '2025-12-24', 0, '2025-11-01', 99),
  (11, '2024-05-01', 120, 40, NULL, 0, NULL, 77),
  (12, '2024-05-01', 120, 40, NULL, 0, NULL, NULL);
CREATE TABLE activity (profile_id INTEGER, on_day TEXT);
INSERT INTO activity VALUES (3, '2025-01-10'), (3, '2026-01-10'), (9, '2025-06-01'), (11, '2025-09-03');
