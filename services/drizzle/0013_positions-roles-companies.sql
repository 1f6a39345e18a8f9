CREATE TABLE "base_module" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "base_module_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "base_module_content" (
	"id" text PRIMARY KEY NOT NULL,
	"base_module_id" text NOT NULL,
	"name" text NOT NULL,
	"parts" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "base_module_content_name" UNIQUE("base_module_id","name")
);
--> statement-breakpoint
CREATE TABLE "job_family_version" (
	"company_id" text NOT NULL,
	"job_family_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"name" text NOT NULL,
	"parent_id" text,
	CONSTRAINT "job_family_version_company_id_job_family_id_valid_from_pk" PRIMARY KEY("company_id","job_family_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "job_grade" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"level" integer NOT NULL,
	"closed_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_grade_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "job_rank_version" (
	"company_id" text NOT NULL,
	"rank_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"name" text NOT NULL,
	"grade" integer NOT NULL,
	"grade_id" text,
	CONSTRAINT "job_rank_version_company_id_rank_id_valid_from_pk" PRIMARY KEY("company_id","rank_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "position_version" (
	"company_id" text NOT NULL,
	"position_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"name" text NOT NULL,
	"name_en" text,
	"dept_id" text,
	"job_family_id" text,
	"rank_id" text,
	"highest_rank_id" text,
	"planned_headcount" integer,
	"responsibilities" text,
	"requirements" text,
	CONSTRAINT "position_version_company_id_position_id_valid_from_pk" PRIMARY KEY("company_id","position_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "role_element" (
	"company_id" text NOT NULL,
	"role_code" text NOT NULL,
	"element" text NOT NULL,
	"shown" boolean NOT NULL,
	CONSTRAINT "role_element_company_id_role_code_element_pk" PRIMARY KEY("company_id","role_code","element")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "integer_scores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD COLUMN "base_module_id" text;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD COLUMN "base_content_id" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_family" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "job_rank" ADD COLUMN "grade_id" text;--> statement-breakpoint
ALTER TABLE "job_rank" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "highest_rank_id" text;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "planned_headcount" integer;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "scope" smallint;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "dept_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "base_module_content" ADD CONSTRAINT "base_module_content_base_module_id_base_module_id_fk" FOREIGN KEY ("base_module_id") REFERENCES "public"."base_module"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_family_version" ADD CONSTRAINT "job_family_version_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_family_version" ADD CONSTRAINT "job_family_version_parent" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rank_version" ADD CONSTRAINT "job_rank_version_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rank_version" ADD CONSTRAINT "job_rank_version_grade" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."job_grade"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_position" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."position"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_department" FOREIGN KEY ("company_id","dept_id") REFERENCES "public"."department"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_family" FOREIGN KEY ("company_id","job_family_id") REFERENCES "public"."job_family"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_rank" FOREIGN KEY ("company_id","rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_version" ADD CONSTRAINT "position_version_highest_rank" FOREIGN KEY ("company_id","highest_rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_element" ADD CONSTRAINT "role_element_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_version_dept" ON "position_version" USING btree ("company_id","dept_id");--> statement-breakpoint
ALTER TABLE "job_rank" ADD CONSTRAINT "job_rank_grade" FOREIGN KEY ("company_id","grade_id") REFERENCES "public"."job_grade"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_highest_rank" FOREIGN KEY ("company_id","highest_rank_id") REFERENCES "public"."job_rank"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("company_id",lower("role_name"));--> statement-breakpoint
ALTER TABLE "assessment_template" ADD CONSTRAINT "assessment_template_base" UNIQUE("company_id","base_module_id");--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_scope" CHECK ("user_role"."scope" in (1, 4));--> statement-breakpoint
-- What is there already is described from the company's first day on. An owner who is no superuser would see none of it behind the policies.
ALTER TABLE "position" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_rank" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_family" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dept_version" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "position_version" ("company_id", "position_id", "valid_from", "name", "name_en", "dept_id", "job_family_id", "rank_id")
SELECT t.company_id, t.id, coalesce((SELECT min(d.valid_from) FROM "dept_version" d WHERE d.company_id = t.company_id), current_date), t.name, t.name_en, t.dept_id, t.job_family_id, t.rank_id FROM "position" t;--> statement-breakpoint
INSERT INTO "job_rank_version" ("company_id", "rank_id", "valid_from", "name", "grade")
SELECT t.company_id, t.id, coalesce((SELECT min(d.valid_from) FROM "dept_version" d WHERE d.company_id = t.company_id), current_date), t.name, t.grade FROM "job_rank" t;--> statement-breakpoint
INSERT INTO "job_family_version" ("company_id", "job_family_id", "valid_from", "name", "parent_id")
SELECT t.company_id, t.id, coalesce((SELECT min(d.valid_from) FROM "dept_version" d WHERE d.company_id = t.company_id), current_date), t.name, t.parent_id FROM "job_family" t;--> statement-breakpoint
ALTER TABLE "position" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_rank" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_family" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dept_version" FORCE ROW LEVEL SECURITY;
