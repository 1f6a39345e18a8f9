CREATE TABLE "target_align" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"from_row_id" text NOT NULL,
	"to_row_id" text NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_align_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "target_align_once" UNIQUE("company_id","from_row_id","to_row_id")
);
--> statement-breakpoint
CREATE TABLE "target_comment" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"target_row_id" text NOT NULL,
	"replied_id" text,
	"by_emp_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_comment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "target_comment_unread" (
	"company_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "target_comment_unread_company_id_comment_id_emp_id_pk" PRIMARY KEY("company_id","comment_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "manager_lock" (
	"company_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "manager_lock_company_id_plan_id_emp_id_pk" PRIMARY KEY("company_id","plan_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "co_assessor" (
	"company_id" text NOT NULL,
	"assessment_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"sort" smallint NOT NULL,
	"weight" numeric(12, 4),
	"picked_by" text,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "co_assessor_company_id_assessment_id_emp_id_pk" PRIMARY KEY("company_id","assessment_id","emp_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "partner_ratio" numeric(12, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "assessor_picks_max" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "target_align" ADD CONSTRAINT "target_align_from" FOREIGN KEY ("company_id","from_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_align" ADD CONSTRAINT "target_align_of" FOREIGN KEY ("company_id","to_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_of_row" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_answers" FOREIGN KEY ("company_id","replied_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_of" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_lock" ADD CONSTRAINT "manager_lock_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."assessment_plan"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_lock" ADD CONSTRAINT "manager_lock_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_assessor" ADD CONSTRAINT "co_assessor_of_assessment" FOREIGN KEY ("company_id","assessment_id") REFERENCES "public"."assessment_info"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_assessor" ADD CONSTRAINT "co_assessor_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_align_to" ON "target_align" USING btree ("company_id","to_row_id");--> statement-breakpoint
CREATE INDEX "target_comment_row" ON "target_comment" USING btree ("company_id","target_row_id","at");--> statement-breakpoint
CREATE INDEX "target_comment_unread_by" ON "target_comment_unread" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "co_assessor_emp" ON "co_assessor" USING btree ("company_id","emp_id");