CREATE TABLE "target_dept_align" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"from_row_id" text NOT NULL,
	"dept_target_id" text NOT NULL,
	"to_row_id" text NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_dept_align_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "target_dept_align_once" UNIQUE("company_id","from_row_id","to_row_id")
);
--> statement-breakpoint
ALTER TABLE "work_report" ALTER COLUMN "emp_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_report" ADD COLUMN "dept_id" text;--> statement-breakpoint
ALTER TABLE "work_report" ADD COLUMN "writer_emp_id" text;--> statement-breakpoint
ALTER TABLE "target_dept_align" ADD CONSTRAINT "target_dept_align_from" FOREIGN KEY ("company_id","from_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_dept_align" ADD CONSTRAINT "target_dept_align_of" FOREIGN KEY ("company_id","dept_target_id") REFERENCES "public"."dept_target"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_dept_align_to" ON "target_dept_align" USING btree ("company_id","dept_target_id");--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_of_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_dept_once" UNIQUE("company_id","dept_id","period","from_day");--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_whose" CHECK (("work_report"."emp_id" is null) <> ("work_report"."dept_id" is null));