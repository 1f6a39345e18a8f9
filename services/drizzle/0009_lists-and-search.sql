CREATE TABLE "employee_key" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "employee_key_company_id_key_emp_id_pk" PRIMARY KEY("company_id","key","emp_id")
);
--> statement-breakpoint
CREATE TABLE "list_filter" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"list_key" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"role_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "list_filter_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "list_filter_name" UNIQUE("company_id","user_id","list_key","name")
);
--> statement-breakpoint
CREATE TABLE "list_layout" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list_key" text NOT NULL,
	"layout" jsonb NOT NULL,
	CONSTRAINT "list_layout_company_id_user_id_list_key_pk" PRIMARY KEY("company_id","user_id","list_key")
);
--> statement-breakpoint
CREATE TABLE "recent_opening" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"subject" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_opening_company_id_user_id_kind_subject_pk" PRIMARY KEY("company_id","user_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "employee_key" ADD CONSTRAINT "employee_key_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_filter" ADD CONSTRAINT "list_filter_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_layout" ADD CONSTRAINT "list_layout_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_opening" ADD CONSTRAINT "recent_opening_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_key_person" ON "employee_key" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "list_filter_shared" ON "list_filter" USING btree ("company_id","list_key","role_code");--> statement-breakpoint
CREATE INDEX "recent_opening_last" ON "recent_opening" USING btree ("company_id","user_id","opened_at");--> statement-breakpoint
-- People who are there already. An owner who is no superuser would see none of them behind the policies.
ALTER TABLE "employee" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "employee_key" ("company_id", "emp_id", "key")
SELECT DISTINCT company_id, id, key FROM (
  SELECT e.company_id, e.id, whole.key FROM "employee" e, unnest(string_to_array(e.search_key, E'\n')) AS whole(key)
  UNION ALL
  SELECT e.company_id, e.id, substr(lower(e.name), n) FROM "employee" e, generate_series(2, length(e.name)) AS n
  WHERE e.name ~ '[一-鿿]'
  UNION ALL
  SELECT e.company_id, e.id, array_to_string(read.parts[n:], CASE WHEN e.name ~ '[一-鿿]' THEN '' ELSE ' ' END)
  FROM "employee" e, LATERAL (SELECT string_to_array(e.sort_key, ' ')) AS read(parts), generate_series(1, cardinality(read.parts)) AS n
  UNION ALL
  SELECT e.company_id, e.id, (SELECT string_agg(left(part, 1), '' ORDER BY place) FROM unnest(read.parts[n:]) WITH ORDINALITY AS syllables(part, place))
  FROM "employee" e, LATERAL (SELECT string_to_array(e.sort_key, ' ')) AS read(parts), generate_series(1, cardinality(read.parts)) AS n
  WHERE e.name ~ '[一-鿿]'
  UNION ALL
  SELECT e.company_id, e.id, array_to_string(latin.parts[n:], ' ')
  FROM "employee" e, LATERAL (SELECT regexp_split_to_array(lower(e.name_en), '\s+')) AS latin(parts), generate_series(2, cardinality(latin.parts)) AS n
) AS found WHERE key <> '';--> statement-breakpoint
ALTER TABLE "employee" FORCE ROW LEVEL SECURITY;
