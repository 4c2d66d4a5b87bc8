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
  (9, 'renamed', 'rebuilt', 0, 40), (9, 'renamed', 'waiting', 10, 12); -- without a click before
