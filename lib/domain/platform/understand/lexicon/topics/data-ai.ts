/** Words that stand around the trades of data; the notation is that of `design-creative`. */
export const DATA_AI = `
data-analysis: analyse analysis analyst pandas csv insights; data numbers sales excel file report trends question
data-visualization: chart charts graph graphs visualisation visualization visualise plot diagram map tableau; data numbers report figures survey show clear readers board public infographic
bi-dashboards: dashboard dashboards powerbi looker metabase tableau kpi kpis bi tiles; numbers management meeting report data weekly phone glance monitor boss figures one thirty overview
spreadsheet-modeling: spreadsheet excel sheets formulas pivot vlookup macro workbook; sheet calculate cells tidy messy table model
statistical-analysis: statistics statistical regression spss stata significance anova r; data thesis test study
survey-analysis: survey questionnaire respondents poll likert surveymonkey; results analyse answers responses
data-engineering: pipeline pipelines etl airflow dbt spark kafka nightly snowflake bigquery; data sql jobs sources stack run broken daily tests fail load hours platform maintain simplify systems numbers place
data-warehousing: warehouse snowflake bigquery redshift databricks warehousing; data sql cost bill monthly sources reports finance queries numbers platform cloud one place trust systems match three single figures truth
data-cleaning: cleaning deduplicate duplicates messy tidy cleanup normalise; data spreadsheet excel file rows csv list addresses columns mess typed
web-scraping: scrape scraping scraper crawler extract; websites data prices list collect
data-annotation: annotation labeling labelling annotate; images data tag training boxes
machine-learning: machine learning predict prediction sklearn classifier churn; model data train
deep-learning: neural pytorch tensorflow deep; network train model gpu
computer-vision: vision camera detection yolo recognise opencv; images detect defects video faces object
natural-language-processing: nlp sentiment classification entity tokens; text language analyse topics
speech-ai: speech whisper tts recognition stt; voice audio recognise transcribe
llm-application-development: llm gpt chatgpt openai claude gemini langchain; ai app assistant build language model
rag-systems: rag retrieval vector pinecone embeddings; documents search knowledge ai questions pdf
ai-agent-development: agent agents mcp tools assistant autonomous langgraph permissions audit; ai connect systems internal legacy erp log access confirm look up orders stock software safely chatgpt claude model calendar booking limits human tool server integration read database
ai-workflow-automation: n8n zapier make automation workflow automate; ai process emails tasks connect
prompt-engineering: prompt prompts prompting; chatgpt ai write better answers
llm-fine-tuning: finetuning finetune lora training; model llm own data
ai-evaluation: evaluation adversarial evaluate benchmark hallucinate hallucination evals grader testset accuracy redteam measure wrong reliable; ai chatbot assistant answers model bot good quality test llm questions compare score trust release support failure error prompt how often
generative-image-models: midjourney stable diffusion dalle comfyui; images ai generate lora
mlops: mlops mlflow sagemaker kubeflow; model deploy production monitor
recommendation-systems: recommendation recommender recommend collaborative; products users similar personalise
time-series-forecasting: forecast forecasting prophet arima seasonality demand; predict sales time series
geospatial-analysis: gis qgis geospatial satellite arcgis maps; map location coordinates spatial
bioinformatics: genome bioinformatics sequencing rna dna protein gene; analysis biology data
ai-governance: governance regulation bias policy risk; ai compliance responsible
`;
