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
ALTER TABLE "company" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "integer_scores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD COLUMN "base_module_id" text;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD COLUMN "base_content_id" text;--> statement-breakpoint
ALTER TABLE "assessment_plan" ADD COLUMN "final_comment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "base_module_content" ADD CONSTRAINT "base_module_content_base_module_id_base_module_id_fk" FOREIGN KEY ("base_module_id") REFERENCES "public"."base_module"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_template" ADD CONSTRAINT "assessment_template_base" UNIQUE("company_id","base_module_id");