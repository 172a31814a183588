-- What an account asked is its own: an address that it was given by a slip opens nothing. An order's conversation has who paid.
UPDATE "threads" SET "buyer_email" = NULL WHERE "buyer_user_id" IS NOT NULL AND "kind" <> 'order' AND "buyer_email" IS NOT NULL;--> statement-breakpoint
UPDATE "threads" SET "buyer_email" = "orders"."buyer_email" FROM "orders"
WHERE "threads"."buyer_user_id" IS NOT NULL AND "threads"."kind" = 'order' AND "orders"."id" = "threads"."subject_id"
  AND "threads"."buyer_email" IS DISTINCT FROM "orders"."buyer_email";--> statement-breakpoint
UPDATE "memberships" SET "member_email" = "users"."email" FROM "users"
WHERE "users"."id" = "memberships"."user_id" AND "memberships"."member_email" <> "users"."email";--> statement-breakpoint
-- Questions whose ids were cut to 60 characters: one may end in a hyphen, which no caller can send back, or be another question's too.
CREATE FUNCTION pg_temp.distinct_questions(asked jsonb, trimmed boolean) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(jsonb_set(question, '{id}', to_jsonb(CASE WHEN nth > 1 THEN rtrim(left(id, 57), '-') || '-' || nth ELSE id END)) ORDER BY place)
  FROM (
    SELECT question, place, id, row_number() OVER (PARTITION BY id ORDER BY place) AS nth
    FROM jsonb_array_elements(asked) WITH ORDINALITY AS each(question, place),
      LATERAL (SELECT CASE WHEN trimmed THEN rtrim(question ->> 'id', '-') ELSE question ->> 'id' END AS id) AS named
  ) AS counted
$$;--> statement-breakpoint
UPDATE "products" SET "requirements" = pg_temp.distinct_questions("requirements", true)
WHERE "requirements" <> '[]' AND "requirements" <> pg_temp.distinct_questions("requirements", true);--> statement-breakpoint
-- Of a brief that was sent whole the answers stand; one that was not is answered by the ids that it has.
UPDATE "order_briefs" SET "requirements" = pg_temp.distinct_questions("requirements", false)
WHERE "submitted_at" IS NULL AND "requirements" <> '[]' AND "requirements" <> pg_temp.distinct_questions("requirements", false);
