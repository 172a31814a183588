/** The words of data and AI; the notation is that of `design-creative`. */
export const DATA_AI = `
data-ai
en data, ai, artificial intelligence, data scientist, data science, ai developer, ai engineer, ~model, ~big data, ai consultant
de Daten und KI, künstliche Intelligenz, KI, Data Science, KI-Entwickler
fr données et IA, intelligence artificielle, IA, science des données
es datos e IA, inteligencia artificial, IA, ciencia de datos
pt dados e IA, inteligência artificial, IA, ciência de dados
it dati e IA, intelligenza artificiale, IA, scienza dei dati
nl data en AI, kunstmatige intelligentie, datawetenschap
ja データ, 人工知能, AI, データサイエンス, AI開発
zh 数据与人工智能, 人工智能, 数据科学, AI开发, 大数据
ar بيانات, ذكاء اصطناعي, علم البيانات, الذكاء الاصطناعي
hi डेटा और एआई, कृत्रिम बुद्धिमत्ता, डेटा साइंस, एआई

data-analysis
en data analyst, analytics, pandas, analyze data, analyse data, sql queries, eda, cohort analysis, data insights, python data analysis, data report
de Datenanalyse, Datenauswertung, Datenanalyst, Daten auswerten
fr analyse de données, analyste de données
es análisis de datos, analista de datos
pt análise de dados, analista de dados
it analisi dei dati, analista dati, analisi dati
nl data-analyse, gegevensanalyse, data-analist
ja データ分析, データ解析, データアナリスト
zh 数据分析, 数据分析师, 資料分析
ar تحليل البيانات, تحليل بيانات, محلل بيانات
hi डेटा विश्लेषण, डेटा एनालिस्ट

data-visualization
en data viz, dataviz, charts, graphs, d3, d3js, plotly, ggplot, interactive chart, visualise data, data storytelling
de Datenvisualisierung, Diagramme, Daten visualisieren
fr visualisation de données, dataviz, graphiques
es visualización de datos, gráficas, gráficos de datos
pt visualização de dados, gráficos de dados
it visualizzazione dati, grafici, visualizzazione dei dati
nl datavisualisatie, grafieken
ja データ可視化, グラフ作成, データビジュアライゼーション
zh 数据可视化, 图表制作
ar تصور البيانات, تمثيل البيانات, رسوم بيانية
hi डेटा विज़ुअलाइज़ेशन, चार्ट, ग्राफ़

bi-dashboards
en bi, business intelligence, power bi, powerbi, tableau, looker, dashboard, dashboards, kpi dashboard, metabase, qlik, dax, reporting dashboard
de BI-Dashboard, Business Intelligence, Power BI, Berichte und Dashboards
fr tableaux de bord, informatique décisionnelle, Power BI
es cuadros de mando, inteligencia de negocio, Power BI, tablero de control
pt painéis de BI, inteligência de negócios, Power BI
it cruscotti BI, business intelligence, Power BI
nl BI-dashboards, business intelligence, Power BI
ja BIダッシュボード, BIツール, ダッシュボード作成
zh BI看板, 商业智能, 数据看板, BI报表, 仪表板, 儀表板, 数据仪表板, 數據儀表板
ar لوحات معلومات, ذكاء الأعمال, باور بي آي
hi बीआई डैशबोर्ड, बिज़नेस इंटेलिजेंस, पावर बीआई

spreadsheet-modeling
en excel, spreadsheet, google sheets, excel formula, excel expert, pivot table, power query, excel dashboard, excel template, vlookup, excel help, calculator in excel, xlsx
de Excel, Tabellenkalkulation, Excel-Tabelle, Excel-Vorlage
fr Excel, tableur, feuille de calcul, tableau Excel
es Excel, hoja de cálculo, plantilla Excel
pt Excel, planilha, planilhas, folha de cálculo
it Excel, foglio di calcolo, foglio Excel
nl Excel, spreadsheet, rekenblad
ja エクセル, Excel, スプレッドシート, 表計算
zh Excel, 电子表格, 表格制作, Excel公式
ar إكسل, جداول بيانات, جدول إكسل, اكسل
hi एक्सेल, स्प्रेडशीट, एक्सेल शीट

statistical-analysis
en statistics, statistician, spss, regression, r programming, stata, sas, anova, biostatistics, thesis statistics, hypothesis test, bayesian, econometrics, dissertation analysis
de Statistik, statistische Auswertung, Statistiker, SPSS-Auswertung
fr statistiques, analyse statistique, statisticien
es estadística, análisis estadístico, estadístico
pt estatística, análise estatística, estatístico
it statistica, analisi statistica, statistico
nl statistiek, statistische analyse, statisticus
ja 統計解析, 統計分析, 統計, 統計学
zh 统计分析, 统计, SPSS分析, 统计学
ar تحليل إحصائي, إحصاء, تحليل SPSS
hi सांख्यिकीय विश्लेषण, सांख्यिकी

survey-analysis
en survey, survey results, questionnaire analysis, likert, qualtrics, conjoint, surveymonkey, google forms analysis, open ended responses, nps survey
de Umfrageauswertung, Fragebogenauswertung, Umfrage auswerten
fr analyse d'enquête, analyse de sondage, questionnaire
es análisis de encuestas, cuestionario, encuestas
pt análise de pesquisas, questionário, análise de inquéritos
it analisi dei sondaggi, questionario, analisi questionari
nl enquêteanalyse, vragenlijstanalyse
ja アンケート分析, アンケート集計
zh 问卷分析, 调查分析, 问卷调查
ar تحليل الاستبيانات, استبيان, تحليل استبيان
hi सर्वेक्षण विश्लेषण, प्रश्नावली विश्लेषण

data-engineering
en data engineer, etl, elt, data pipeline, data pipelines, airflow, dbt, spark, kafka, databricks, airbyte, data integration, pyspark
de Data Engineering, Datenpipeline, Dateningenieur, ETL-Strecke
fr ingénierie des données, pipeline de données, ingénieur données
es ingeniería de datos, canalización de datos, ingeniero de datos
pt engenharia de dados, pipeline de dados, engenheiro de dados
it ingegneria dei dati, pipeline di dati, data engineer
nl data-engineering, datapijplijn, data-engineer
ja データエンジニアリング, データ基盤, データパイプライン
zh 数据工程, 数据管道, 数据工程师
ar هندسة البيانات, خط أنابيب البيانات, مهندس بيانات
hi डेटा इंजीनियरिंग, डेटा पाइपलाइन

data-warehousing
en data warehouse, snowflake, bigquery, redshift, dwh, star schema, dimensional modeling, data lake, lakehouse, data mart, synapse
de Data Warehouse, Datenlager, Data Lake
fr entrepôt de données, lac de données
es almacén de datos, lago de datos
pt armazém de dados, data warehouse, data lake
it data warehouse, magazzino dati
nl datawarehouse, data lake
ja データウェアハウス, DWH, データレイク
zh 数据仓库, 数仓, 数据湖
ar مستودع البيانات, مستودعات البيانات
hi डेटा वेयरहाउस, डेटा वेयरहाउसिंग

data-cleaning
en clean data, data cleansing, data cleanup, deduplication, dedupe, data wrangling, duplicates, messy data, clean spreadsheet, data quality, remove duplicates, openrefine
de Datenbereinigung, Daten bereinigen, Dubletten entfernen
fr nettoyage de données, dédoublonnage
es limpieza de datos, depuración de datos, eliminar duplicados
pt limpeza de dados, tratamento de dados
it pulizia dei dati, pulizia dati, rimozione duplicati
nl data opschonen, dataopschoning, ontdubbelen
ja データクレンジング, データ整形, 名寄せ
zh 数据清洗, 数据去重, 数据整理
ar تنظيف البيانات, إزالة التكرار
hi डेटा सफ़ाई, डेटा क्लीनिंग

web-scraping
en scraping, scraper, web scraper, crawler, web crawler, extract data from website, data extraction, scrapy, data mining, beautifulsoup, data scraping, price monitoring
de Web-Scraping, Daten auslesen, Webcrawler, Datenextraktion
fr extraction de données web, scraping, moissonnage de données
es extracción de datos web, scraping, raspado web
pt raspagem de dados, extração de dados, scraping
it estrazione dati web, scraping
nl webscraping, gegevens verzamelen, data-extractie
ja スクレイピング, ウェブスクレイピング, データ収集, クローラー
zh 网络爬虫, 爬虫, 数据抓取, 数据采集, 網路爬蟲
ar كشط الويب, استخراج البيانات, سحب البيانات
hi वेब स्क्रैपिंग, डेटा निष्कर्षण

data-annotation
en data labeling, data labelling, annotation, image annotation, bounding box, label images, training data, annotator, segmentation masks, text annotation, rlhf data
de Datenannotation, Daten labeln, Bildannotation
fr annotation de données, étiquetage de données
es anotación de datos, etiquetado de datos
pt anotação de dados, rotulagem de dados
it annotazione dati, etichettatura dati
nl data-annotatie, data labelen
ja アノテーション, データラベリング, 教師データ作成
zh 数据标注, 图像标注, 标注
ar تصنيف البيانات, توسيم البيانات, وسم الصور
hi डेटा एनोटेशन, डेटा लेबलिंग

machine-learning
en ml, machine learning engineer, ml engineer, predictive model, scikit learn, sklearn, xgboost, classification, churn prediction, feature engineering, ml model, prediction model
de maschinelles Lernen, Machine Learning, Vorhersagemodell
fr apprentissage automatique, machine learning, modèle prédictif
es aprendizaje automático, machine learning, modelo predictivo
pt aprendizado de máquina, machine learning, modelo preditivo
it apprendimento automatico, machine learning, modello predittivo
nl machinaal leren, machine learning, voorspelmodel
ja 機械学習, 予測モデル, 機械学習エンジニア
zh 机器学习, 预测模型, 機器學習
ar تعلم الآلة, تعلم آلي, نموذج تنبؤي
hi मशीन लर्निंग, पूर्वानुमान मॉडल

deep-learning
en neural network, neural networks, pytorch, tensorflow, keras, jax, cnn, rnn, transformer model, gan, cuda, gpu training
de Deep Learning, neuronale Netze, tiefes Lernen
fr apprentissage profond, réseaux de neurones
es aprendizaje profundo, redes neuronales
pt aprendizado profundo, redes neurais
it apprendimento profondo, reti neurali
nl deep learning, neurale netwerken
ja 深層学習, ディープラーニング, ニューラルネットワーク
zh 深度学习, 神经网络
ar تعلم عميق, شبكات عصبية
hi डीप लर्निंग, न्यूरल नेटवर्क

computer-vision
en cv model, opencv, yolo, object detection, image recognition, ocr, face recognition, image processing, image classification, video analytics, license plate recognition
de Computer Vision, Bilderkennung, Bildverarbeitung, Objekterkennung
fr vision par ordinateur, reconnaissance d'images, traitement d'image
es visión por computador, visión artificial, reconocimiento de imágenes
pt visão computacional, reconhecimento de imagem
it visione artificiale, riconoscimento immagini
nl computervisie, beeldherkenning, objectdetectie
ja 画像認識, コンピュータビジョン, 画像処理, 物体検出
zh 计算机视觉, 图像识别, 目标检测, 图像处理
ar رؤية حاسوبية, التعرف على الصور, معالجة الصور
hi कंप्यूटर विज़न, छवि पहचान

natural-language-processing
en nlp, text mining, sentiment analysis, ner, spacy, topic modeling, text classification, text analytics, bert, entity extraction
de Sprachverarbeitung, Textanalyse, NLP, Stimmungsanalyse
fr traitement du langage naturel, TALN, analyse de sentiments, fouille de texte
es procesamiento del lenguaje natural, PLN, análisis de sentimiento
pt processamento de linguagem natural, PLN, análise de sentimento
it elaborazione del linguaggio naturale, NLP, analisi del sentiment
nl natuurlijke taalverwerking, NLP, tekstanalyse
ja 自然言語処理, テキストマイニング, 感情分析
zh 自然语言处理, 文本挖掘, 情感分析
ar معالجة اللغات الطبيعية, تحليل النصوص, تحليل المشاعر
hi प्राकृतिक भाषा प्रसंस्करण, एनएलपी, भावना विश्लेषण

speech-ai
en speech recognition, text to speech, tts, stt, asr, speech to text, voice cloning, whisper, elevenlabs, voice ai, ai voice, voice bot, voice assistant
de Spracherkennung, Sprachsynthese, Stimmenklon, KI-Stimme
fr reconnaissance vocale, synthèse vocale, clonage de voix, voix IA
es reconocimiento de voz, síntesis de voz, clonación de voz
pt reconhecimento de voz, síntese de voz, clonagem de voz
it riconoscimento vocale, sintesi vocale, clonazione vocale
nl spraakherkenning, spraaksynthese, stem klonen
ja 音声認識, 音声合成, 音声AI, AI音声
zh 语音识别, 语音合成, 声音克隆, AI语音
ar التعرف على الكلام, تحويل النص إلى كلام, استنساخ الصوت
hi वाक् पहचान, टेक्स्ट टू स्पीच, वॉइस क्लोनिंग

llm-application-development
en llm, gpt, chatgpt, openai, openai api, claude, claude api, gemini api, langchain, gpt integration, ai app, generative ai, genai, chatgpt integration, ai chatbot
de LLM-Anwendung, ChatGPT-Integration, KI-App, KI-Anwendung
fr application LLM, intégration ChatGPT, application IA, IA générative
es aplicación LLM, integración ChatGPT, aplicación de IA, IA generativa
pt aplicação LLM, integração ChatGPT, aplicativo de IA, IA generativa
it applicazione LLM, integrazione ChatGPT, app IA, IA generativa
nl LLM-toepassing, ChatGPT-integratie, AI-app, generatieve AI
ja LLMアプリ開発, ChatGPT連携, 生成AI開発, 生成AI
zh 大模型应用开发, 大模型, ChatGPT接入, 生成式AI
ar تطبيقات نماذج اللغة, دمج ChatGPT, ذكاء اصطناعي توليدي
hi एलएलएम ऐप विकास, चैटजीपीटी एकीकरण, जनरेटिव एआई

rag-systems
en rag, retrieval augmented generation, vector database, embeddings, pinecone, pgvector, chat with pdf, llamaindex, semantic search, knowledge base ai, chat with documents, chroma
de RAG-System, Vektordatenbank, semantische Suche, Chat mit Dokumenten
fr système RAG, base vectorielle, recherche sémantique
es sistema RAG, base de datos vectorial, búsqueda semántica
pt sistema RAG, banco de dados vetorial, busca semântica
it sistema RAG, database vettoriale, ricerca semantica
nl RAG-systeem, vectordatabase, semantisch zoeken
ja RAG構築, ベクトル検索, 社内文書検索AI
zh 检索增强生成, RAG系统, 向量数据库, 知识库问答
ar نظام RAG, قاعدة بيانات متجهية, بحث دلالي
hi आरएजी सिस्टम, वेक्टर डेटाबेस

ai-agent-development
en ai agent, ai agents, agentic ai, autonomous agent, langgraph, mcp, mcp server, crewai, autogen, multi agent, browser agent, ai assistant, agent developer
de KI-Agent, KI-Agenten entwickeln, KI-Assistent
fr agent IA, agents IA, assistant IA
es agente de IA, agentes de IA, asistente de IA
pt agente de IA, agentes de IA, assistente de IA
it agente IA, agenti IA, assistente IA
nl AI-agent, AI-agenten, AI-assistent
ja AIエージェント, AIエージェント開発, AIアシスタント
zh AI智能体, 智能体开发, AI代理, AI助手
ar وكيل ذكاء اصطناعي, وكلاء الذكاء الاصطناعي, مساعد ذكي
hi एआई एजेंट, एआई असिस्टेंट

ai-workflow-automation
en ai automation, n8n, make com, zapier ai, integromat, business process automation, automate with ai, invoice extraction, workflow automation, rpa, email automation ai
de KI-Automatisierung, Prozessautomatisierung, Arbeitsabläufe automatisieren
fr automatisation IA, automatisation des processus, flux automatisés
es automatización con IA, automatización de procesos
pt automação com IA, automação de processos
it automazione con IA, automazione dei processi
nl AI-automatisering, procesautomatisering
ja AI業務自動化, 業務自動化, ワークフロー自動化
zh AI自动化, 工作流自动化, 流程自动化
ar أتمتة بالذكاء الاصطناعي, أتمتة سير العمل
hi एआई ऑटोमेशन, वर्कफ़्लो ऑटोमेशन

prompt-engineering
en prompt, prompts, prompt engineer, prompt writing, system prompt, chatgpt prompts, prompt library, custom gpt, few shot
de Prompt-Engineering, Prompts schreiben, Prompts
fr ingénierie de prompt, rédaction de prompts, prompts
es ingeniería de prompts, prompts, redacción de prompts
pt engenharia de prompt, prompts, criação de prompts
it prompt engineering, scrittura di prompt
nl prompt engineering, prompts schrijven
ja プロンプトエンジニアリング, プロンプト作成
zh 提示词工程, 提示词, 提示词编写
ar هندسة الأوامر, هندسة البرومبت, برومبت
hi प्रॉम्प्ट इंजीनियरिंग, प्रॉम्प्ट लेखन

llm-fine-tuning
en fine tuning, finetune, fine tune, finetuning, lora, qlora, dpo, rlhf, llama, train llm, custom llm, mistral, hugging face, train a model
de Feinabstimmung, Fine-Tuning, Sprachmodell trainieren
fr ajustement de modèle, fine-tuning, affinage de LLM
es ajuste fino, fine-tuning, entrenar modelo de lenguaje
pt ajuste fino, fine-tuning, treinar modelo de linguagem
it fine-tuning, addestramento LLM, messa a punto del modello
nl finetuning, taalmodel trainen
ja ファインチューニング, LLM学習, 追加学習
zh 大模型微调, 模型微调, 微调
ar ضبط دقيق للنماذج, تدريب نموذج لغوي
hi एलएलएम फ़ाइन-ट्यूनिंग, मॉडल प्रशिक्षण

ai-evaluation
en llm evaluation, evals, red teaming, ai testing, hallucination, jailbreak, ai safety, llm benchmark, llm as judge, golden dataset, test my chatbot
de KI-Evaluierung, KI-Tests, KI-Sicherheit
fr évaluation de l'IA, test de modèles IA, red teaming IA
es evaluación de IA, pruebas de IA
pt avaliação de IA, testes de IA
it valutazione IA, test di modelli IA
nl AI-evaluatie, AI testen
ja AI評価, LLM評価, レッドチーミング
zh AI评测, 大模型评测, 红队测试
ar تقييم الذكاء الاصطناعي, اختبار النماذج
hi एआई मूल्यांकन, एआई परीक्षण

generative-image-models
en stable diffusion, midjourney, comfyui, ai art, ai image, ai images, dall e, flux, controlnet, ai artist, image generation, ai headshot, text to image
de KI-Bilder, KI-Bildgenerierung, KI-Kunst
fr images IA, génération d'images, art IA
es imágenes con IA, generación de imágenes, arte con IA
pt imagens com IA, geração de imagens, arte com IA
it immagini IA, generazione di immagini, arte IA
nl AI-afbeeldingen, beeldgeneratie, AI-kunst
ja 画像生成AI, AIイラスト, AI画像
zh AI绘画, AI图像生成, 文生图, AI作图
ar توليد الصور, صور بالذكاء الاصطناعي, فن الذكاء الاصطناعي
hi एआई छवि, एआई आर्ट, इमेज जनरेशन

mlops
en ml ops, model deployment, mlflow, kubeflow, sagemaker, model serving, deploy model, vertex ai, model monitoring, gpu server, model drift, inference server
de MLOps, Modellbereitstellung, Modellbetrieb
fr MLOps, déploiement de modèles
es MLOps, despliegue de modelos
pt MLOps, implantação de modelos
it MLOps, messa in produzione di modelli
nl MLOps, modellen uitrollen
ja MLOps, モデル運用, モデルデプロイ
zh MLOps, 模型部署, 机器学习运维
ar عمليات تعلم الآلة, نشر النماذج
hi एमएलऑप्स, मॉडल परिनियोजन

recommendation-systems
en recommender, recommender system, recommendation engine, product recommendations, personalization, collaborative filtering, ranking model, matching algorithm
de Empfehlungssystem, Produktempfehlungen, Personalisierung
fr système de recommandation, moteur de recommandation, personnalisation
es sistema de recomendación, motor de recomendación
pt sistema de recomendação, motor de recomendação
it sistema di raccomandazione, motore di raccomandazione
nl aanbevelingssysteem, productaanbevelingen
ja レコメンドシステム, 推薦システム, レコメンド
zh 推荐系统, 推荐算法, 个性化推荐
ar نظام توصية, محرك توصيات
hi अनुशंसा प्रणाली, रिकमेंडेशन सिस्टम

time-series-forecasting
en forecasting, forecast, time series, demand forecasting, sales forecast, arima, prophet, anomaly detection, predict sales, demand prediction
de Zeitreihenanalyse, Prognose, Absatzprognose, Bedarfsprognose
fr séries temporelles, prévision, prévision de la demande
es series temporales, pronóstico, previsión de demanda
pt séries temporais, previsão de demanda, previsão de vendas
it serie storiche, previsione, previsione della domanda
nl tijdreeksanalyse, prognose, vraagvoorspelling
ja 時系列予測, 需要予測, 時系列分析, 売上予測
zh 时间序列预测, 需求预测, 销售预测
ar سلاسل زمنية, تنبؤ بالطلب, توقع المبيعات
hi समय श्रृंखला पूर्वानुमान, मांग पूर्वानुमान

geospatial-analysis
en gis, qgis, arcgis, mapping, postgis, maps, satellite imagery, remote sensing, cartography, cartographer, spatial analysis, geodata, mapbox
de GIS, Geodaten, Kartografie, Geodatenanalyse, Fernerkundung
fr SIG, géomatique, cartographie, analyse spatiale
es SIG, cartografía, análisis geoespacial, teledetección
pt geoprocessamento, SIG, cartografia, sensoriamento remoto
it GIS, cartografia, analisi geospaziale
nl GIS, geodata-analyse, cartografie
ja GIS, 地理空間分析, 地図作成, 衛星画像
zh 地理信息系统, 空间分析, 地图制作, 遥感
ar نظم المعلومات الجغرافية, خرائط, استشعار عن بعد
hi जीआईएस, भू-स्थानिक विश्लेषण, मानचित्रण

bioinformatics
en rna seq, genomics, ngs, sequencing, single cell, bioinformatician, dna analysis, variant calling, nextflow, gene expression, proteomics, computational biology
de Bioinformatik, Genomik, Sequenzanalyse
fr bio-informatique, génomique
es bioinformática, genómica
pt bioinformática, genômica
it bioinformatica, genomica
nl bio-informatica, genomica
ja バイオインフォマティクス, 生命情報学, ゲノム解析
zh 生物信息学, 生信分析, 基因组学
ar معلوماتية حيوية, علم الجينوم
hi जैव सूचना विज्ञान, जीनोमिक्स

ai-governance
en ai strategy, ai act, eu ai act, responsible ai, ai policy, ai compliance, ai ethics, ai roadmap, ai risk, ai audit, ai readiness
de KI-Strategie, KI-Beratung, KI-Verordnung, KI-Richtlinie
fr gouvernance de l'IA, stratégie IA, éthique de l'IA
es gobernanza de la IA, estrategia de IA, ética de la IA
pt governança de IA, estratégia de IA, ética em IA
it governance IA, strategia IA, etica dell'IA
nl AI-governance, AI-strategie, AI-beleid
ja AIガバナンス, AI戦略, AI導入支援
zh AI治理, AI战略, 人工智能合规
ar حوكمة الذكاء الاصطناعي, استراتيجية الذكاء الاصطناعي
hi एआई गवर्नेंस, एआई रणनीति
`;
