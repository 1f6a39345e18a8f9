ALTER TABLE "role_page" ADD COLUMN "release" text;--> statement-breakpoint
ALTER TABLE "role_page" ADD COLUMN "edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What differs from what release 0.1.0 gave was set by the company. The owner is held to row-level security elsewhere.
ALTER TABLE "role_page" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "role_page" SET "edited" = "rights" <> CASE
  WHEN "role_code" = 'CEO' AND ("path" = '/index' OR "path" LIKE '/performance/%') THEN 7
  WHEN "role_code" = 'CEO' THEN 5
  WHEN "role_code" = 'hr' THEN 7
  WHEN "role_code" IN ('MANAGER', 'ORDINARY') AND "path" = '/index' THEN 1
  WHEN "role_code" IN ('MANAGER', 'ORDINARY') THEN 3
  ELSE "rights" END;--> statement-breakpoint
ALTER TABLE "role_page" FORCE ROW LEVEL SECURITY;
