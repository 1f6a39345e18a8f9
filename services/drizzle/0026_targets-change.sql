CREATE TABLE "target_change" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"rows" jsonb NOT NULL,
	"reason" text NOT NULL,
	"target_status" smallint NOT NULL,
	"opinion" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_change_company_id_assessment_id_pk" PRIMARY KEY("company_id","assessment_id")
);
--> statement-breakpoint
ALTER TABLE "target_change" ADD CONSTRAINT "target_change_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE cascade ON UPDATE no action;