CREATE TABLE "change_proposal" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"change_type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"effective_date" date NOT NULL,
	"values" jsonb NOT NULL,
	"exit_kind" smallint,
	"reason" text NOT NULL,
	"opinion" text,
	"change_id" text,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "change_proposal_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "change_proposals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "change_proposal" ADD CONSTRAINT "change_proposal_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_proposal" ADD CONSTRAINT "change_proposal_manager" FOREIGN KEY ("company_id","proposed_by") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_proposal_person" ON "change_proposal" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "change_proposal_proposer" ON "change_proposal" USING btree ("company_id","proposed_by");--> statement-breakpoint
CREATE INDEX "change_proposal_by_day" ON "change_proposal" USING btree ("company_id","status","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_proposal_open" ON "change_proposal" USING btree ("company_id","emp_id","change_type") WHERE "change_proposal"."status" = 1;