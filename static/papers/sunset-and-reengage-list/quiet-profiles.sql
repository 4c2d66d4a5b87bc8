-- Who is quiet, who is protected, who is held out. One row a status; swap the last SELECT for the list itself.
--
-- setting(today): one row with the day of the count, as '2026-03-02'.
-- profiles(id, subscribed_on, received, lifetime_value, season_until, open_case, winback_on, draw):
--   received: mails since sign-up; season_until: last day of the season a seasonal buyer is waiting for, or NULL;
--   open_case: 1 with an open order, subscription or complaint; winback_on: day of the last win-back mail, or
--   the day to come on which it is due, or NULL without one;
--   draw: a random whole number from 0 to 99, stored once, a fresh one for every round. Below 10 is held out; with
--   fewer than 20,000 quiet people a quarter, write 50 in place of 10 for one round.
-- Only people whom you may mail: suppressed and unsubscribed profiles stay out of the table.
-- activity(profile_id, on_day): clicks, site visits and orders. Opens do not belong here.
--
-- Days are texts in ISO form. Runs on SQLite.

WITH last_seen AS (
  SELECT profile_id, MAX(on_day) AS day FROM activity GROUP BY profile_id
),
judged AS (
  SELECT
    id,
    CASE
      WHEN subscribed_on > DATE(today, '-180 days') OR received < 15 THEN 'too new'
      WHEN last_seen.day > DATE(today, '-180 days') THEN 'active'
      WHEN winback_on > DATE(today, '-60 days') THEN 'in win-back'
      WHEN season_until >= today OR lifetime_value > 500 OR open_case = 1 THEN 'protected'
      WHEN draw IS NULL THEN 'quiet, without a draw'
      WHEN draw < 10 THEN 'quiet, held out'
      ELSE 'quiet, to be asked'
    END AS status
  FROM profiles
  CROSS JOIN setting
  LEFT JOIN last_seen ON last_seen.profile_id = profiles.id
)
SELECT status, COUNT(*) AS people
FROM judged
GROUP BY status
ORDER BY status;
-- The list: SELECT id FROM judged WHERE status = 'quiet, to be asked' ORDER BY id;
