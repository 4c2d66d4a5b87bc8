CREATE TABLE pairs (pair INTEGER, kind TEXT, side TEXT, before INTEGER, after INTEGER);
INSERT INTO pairs VALUES
  (1, 'split', 'rebuilt', 1100, 2150), (1, 'split', 'waiting', 1050, 1150),
  (2, 'split', 'rebuilt', 900, 1700), (2, 'split', 'waiting', 920, 990),
  (3, 'split', 'rebuilt', 800, 1500), (3, 'split', 'waiting', 780, 850),
  (4, 'split', 'rebuilt', 600, 1102), (4, 'split', 'waiting', 610, 660),
  (5, 'split', 'rebuilt', 500, 1000), (5, 'split', 'waiting', 480, 530),
  (6, 'renamed', 'rebuilt', 1000, 1120), (6, 'renamed', 'waiting', 980, 1060),
  (7, 'renamed', 'rebuilt', 900, 950), (7, 'renamed', 'waiting', 890, 990),
  (8, 'renamed', 'rebuilt', 700, 790), (8, 'renamed', 'waiting', 720, 780),
  (9, 'renamed', 'rebuilt', 0, 40), (9, 'renamed', 'waiting', 10, 12), -- without a click before
  (10, 'renamed', 'rebuilt', 500, 560), (10, 'renamed', 'waiting', 510, 560),
  -- Four of four, far ahead, and still too few.
  (11, 'linked', 'rebuilt', 400, 600), (11, 'linked', 'waiting', 400, 420),
  (12, 'linked', 'rebuilt', 300, 450), (12, 'linked', 'waiting', 310, 330),
  (13, 'linked', 'rebuilt', 200, 300), (13, 'linked', 'waiting', 200, 210),
  (14, 'linked', 'rebuilt', 100, 150), (14, 'linked', 'waiting', 90, 90),
  -- Five of five, by less than 30 points.
  (15, 'retitled', 'rebuilt', 200, 220), (15, 'retitled', 'waiting', 200, 210),
  (16, 'retitled', 'rebuilt', 200, 220), (16, 'retitled', 'waiting', 200, 210),
  (17, 'retitled', 'rebuilt', 200, 220), (17, 'retitled', 'waiting', 200, 210),
  (18, 'retitled', 'rebuilt', 200, 220), (18, 'retitled', 'waiting', 200, 210),
  (19, 'retitled', 'rebuilt', 200, 220), (19, 'retitled', 'waiting', 200, 210),
  -- Nine of ten: from ten pairs on, the gap may be small.
  (20, 'moved', 'rebuilt', 100, 110), (20, 'moved', 'waiting', 100, 105),
  (21, 'moved', 'rebuilt', 100, 110), (21, 'moved', 'waiting', 100, 105),
  (22, 'moved', 'rebuilt', 100, 110), (22, 'moved', 'waiting', 100, 105),
  (23, 'moved', 'rebuilt', 100, 110), (23, 'moved', 'waiting', 100, 105),
  (24, 'moved', 'rebuilt', 100, 110), (24, 'moved', 'waiting', 100, 105),
  (25, 'moved', 'rebuilt', 100, 110), (25, 'moved', 'waiting', 100, 105),
  (26, 'moved', 'rebuilt', 100, 110), (26, 'moved', 'waiting', 100, 105),
  (27, 'moved', 'rebuilt', 100, 110), (27, 'moved', 'waiting', 100, 105),
  (28, 'moved', 'rebuilt', 100, 110), (28, 'moved', 'waiting', 100, 105),
  (29, 'moved', 'rebuilt', 100, 100), (29, 'moved', 'waiting', 100, 105);
