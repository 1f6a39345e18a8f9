CREATE TABLE "included_result" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"included_id" text NOT NULL,
	"score" numeric(12, 4) NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "included_result_company_id_assessment_id_included_id_pk" PRIMARY KEY("company_id","assessment_id","included_id")
);
--> statement-breakpoint
CREATE TABLE "plan_include" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"included_id" text NOT NULL,
	"sort" smallint NOT NULL,
	"weight" numeric(12, 4) NOT NULL,
	CONSTRAINT "plan_include_company_id_plan_id_included_id_pk" PRIMARY KEY("company_id","plan_id","included_id"),
	CONSTRAINT "plan_include_other" CHECK ("plan_include"."plan_id" <> "plan_include"."included_id")
);
--> statement-breakpoint
ALTER TABLE "included_result" ADD CONSTRAINT "included_result_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_result" ADD CONSTRAINT "included_result_included" FOREIGN KEY ("company_id","included_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_include" ADD CONSTRAINT "plan_include_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_include" ADD CONSTRAINT "plan_include_included" FOREIGN KEY ("company_id","included_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "included_result_of" ON "included_result" USING btree ("company_id","included_id");--> statement-breakpoint
CREATE INDEX "plan_include_of" ON "plan_include" USING btree ("company_id","included_id");