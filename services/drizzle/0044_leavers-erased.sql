ALTER TABLE "audit" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD COLUMN "by_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "leaver_years" smallint;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "erased_on" date;