CREATE TABLE pairs (pair INTEGER, kind TEXT, side TEXT, before INTEGER, after INTEGER);
INSERT INTO pairs VALUES
  -- Seven of seven: the least that proves anything.
  (1, 'split', 'rebuilt', 1100, 2150), (1, 'split', 'waiting', 1050, 1150),
  (2, 'split', 'rebuilt', 900, 1700), (2, 'split', 'waiting', 920, 990),
  (3, 'split', 'rebuilt', 800, 1500), (3, 'split', 'waiting', 780, 850),
  (4, 'split', 'rebuilt', 600, 1102), (4, 'split', 'waiting', 610, 660),
  (5, 'split', 'rebuilt', 500, 1000), (5, 'split', 'waiting', 480, 530),
  (6, 'split', 'rebuilt', 400, 700), (6, 'split', 'waiting', 400, 430),
  (7, 'split', 'rebuilt', 300, 500), (7, 'split', 'waiting', 310, 330),
  -- Seven of eight, where all would have to be won.
  (11, 'renamed', 'rebuilt', 1000, 1120), (11, 'renamed', 'waiting', 980, 1060),
  (12, 'renamed', 'rebuilt', 900, 950), (12, 'renamed', 'waiting', 890, 990), -- lost
  (13, 'renamed', 'rebuilt', 700, 790), (13, 'renamed', 'waiting', 720, 780),
  (14, 'renamed', 'rebuilt', 0, 40), (14, 'renamed', 'waiting', 10, 12), -- without a click before
  (15, 'renamed', 'rebuilt', 500, 560), (15, 'renamed', 'waiting', 510, 560),
  (16, 'renamed', 'rebuilt', 400, 450), (16, 'renamed', 'waiting', 400, 440),
  (17, 'renamed', 'rebuilt', 300, 330), (17, 'renamed', 'waiting', 300, 320),
  (18, 'renamed', 'rebuilt', 200, 232), (18, 'renamed', 'waiting', 200, 210),
  -- Six of six, far ahead, and still too few.
  (21, 'linked', 'rebuilt', 400, 600), (21, 'linked', 'waiting', 400, 420),
  (22, 'linked', 'rebuilt', 300, 450), (22, 'linked', 'waiting', 310, 330),
  (23, 'linked', 'rebuilt', 200, 300), (23, 'linked', 'waiting', 200, 210),
  (24, 'linked', 'rebuilt', 100, 150), (24, 'linked', 'waiting', 90, 90),
  (25, 'linked', 'rebuilt', 200, 300), (25, 'linked', 'waiting', 200, 210),
  (26, 'linked', 'rebuilt', 200, 300), (26, 'linked', 'waiting', 200, 210);

-- Nine of ten: from ten pairs on, one may be lost. The tenth grew as its partner did, which is no win.
WITH RECURSIVE n (n) AS (SELECT 31 UNION ALL SELECT n + 1 FROM n WHERE n < 40)
INSERT INTO pairs
SELECT n, 'moved', 'rebuilt', 100, CASE WHEN n < 40 THEN 110 ELSE 105 END FROM n
UNION ALL SELECT n, 'moved', 'waiting', 100, 105 FROM n;

-- 21 pairs: more than the table has lines for.
WITH RECURSIVE n (n) AS (SELECT 51 UNION ALL SELECT n + 1 FROM n WHERE n < 71)
INSERT INTO pairs
SELECT n, 'retitled', 'rebuilt', 100, 120 FROM n
UNION ALL SELECT n, 'retitled', 'waiting', 100, 110 FROM n;
