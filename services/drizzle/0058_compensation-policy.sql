CREATE TABLE "bonus_base" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"rank_id" text,
	"job_family_id" text,
	"emp_id" text,
	"months" numeric(12, 4) NOT NULL,
	"valid_from" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bonus_base_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "bonus_base_once" UNIQUE NULLS NOT DISTINCT("company_id","rank_id","job_family_id","emp_id","valid_from"),
	CONSTRAINT "bonus_base_of" CHECK (("bonus_base"."rank_id" is null) <> ("bonus_base"."emp_id" is null))
);
--> statement-breakpoint
CREATE TABLE "salary_matrix" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"valid_from" date NOT NULL,
	"cr_bands" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "salary_matrix_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "salary_range" (
	"company_id" text NOT NULL,
	"matrix_id" text NOT NULL,
	"rank_id" text NOT NULL,
	"job_family_id" text,
	"low" numeric(16, 2) NOT NULL,
	"mid" numeric(16, 2) NOT NULL,
	"high" numeric(16, 2) NOT NULL,
	CONSTRAINT "salary_range_once" UNIQUE NULLS NOT DISTINCT("company_id","matrix_id","rank_id","job_family_id")
);
--> statement-breakpoint
ALTER TABLE "bonus_base" ADD CONSTRAINT "bonus_base_of_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_base" ADD CONSTRAINT "bonus_base_of_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_base" ADD CONSTRAINT "bonus_base_of_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_matrix" ADD CONSTRAINT "salary_matrix_by_person" FOREIGN KEY ("company_id","updated_by") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_range" ADD CONSTRAINT "salary_range_matrix" FOREIGN KEY ("company_id","matrix_id") REFERENCES "public"."salary_matrix"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_range" ADD CONSTRAINT "salary_range_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_range" ADD CONSTRAINT "salary_range_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_base_rank" ON "bonus_base" USING btree ("company_id","rank_id");--> statement-breakpoint
CREATE INDEX "bonus_base_family" ON "bonus_base" USING btree ("company_id","job_family_id");--> statement-breakpoint
CREATE INDEX "bonus_base_person" ON "bonus_base" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_matrix_name" ON "salary_matrix" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "salary_matrix_by" ON "salary_matrix" USING btree ("company_id","updated_by");--> statement-breakpoint
CREATE INDEX "salary_range_rank" ON "salary_range" USING btree ("company_id","rank_id");--> statement-breakpoint
CREATE INDEX "salary_range_family" ON "salary_range" USING btree ("company_id","job_family_id");