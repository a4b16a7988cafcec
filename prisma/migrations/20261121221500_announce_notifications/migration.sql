-- A new notification wakes whoever sends it. Only its insertion: what becomes of it is counted in its row, and wakes nobody.
CREATE TRIGGER "announce_change"
  AFTER INSERT ON "notification_history"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_change"();
